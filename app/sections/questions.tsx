import "./lists.css";

type Question = { question: string; answer: string };

type QuestionsProps = { questions: readonly Question[]; name: string };

/** Questions of which one is open at a time. */
export function Questions({ questions, name }: QuestionsProps) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
