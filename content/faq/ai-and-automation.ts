import type { FaqEntry } from "../schema/faq.ts";
import { publicFigures } from "../shared-facts.ts";

const category = "AI & Automation Features";

/** What agents may do, what they read, and how to check their work. */
export const aiAndAutomation: readonly FaqEntry[] = [
  {
    id: "autonomy-tiers",
    category,
    question: "How much can an agent do before a person has to step in?",
    answer: `As much as the step's tier allows: from drafts only on Tier 1 to ${publicFigures.autonomy} autonomy on Tier 5. The [platform page](/platform) describes all five.`,
  },
  {
    id: "ai-languages",
    category,
    question: "Which languages can I describe a workflow in?",
    answer: `Over ${publicFigures.languages}, and agents read and draft in them too. This site, the documentation and the contract are in English.`,
  },
  {
    id: "choice-of-models",
    category,
    question: "Which AI models can a workflow use?",
    answer: `Any of ${publicFigures.models} models, or your own. The [platform](/platform) picks one for a step, and the run record names it.`,
  },
  {
    id: "less-data-for-models",
    category,
    question: "How do we limit what a language model can see?",
    answer:
      "Split the work into small steps. A model sees one step's prompt and data, never the whole run. If an early step passes on five fields of a contract, the models after it see only those five.",
  },
  {
    id: "prompt-injection",
    category,
    question: "What if an email or a document tells the agent to do something else?",
    answer:
      "Expect it to be tried, because no filter catches every prompt injection. What limits the harm is how little an agent can reach:\n\n- one step's data\n- the rights of the account you connected\n- no passwords, since those never appear in a prompt\n\nThe rest is up to the workflow. Let one step read outside text and pass on only the fields you need; the steps after it never see the email itself. Put an approval between a step that reads outside text and one that sends or pays. For payments above your limit, the [terms](/terms) require one on every tier.",
  },
  {
    id: "learning-from-corrections",
    category,
    question: "Does an agent learn when a person corrects it?",
    answer: `It does, through the run record. Your reason for a correction or a refusal is kept there, and the planner reads it before the next run. "Wrong tax code, this supplier is in Johor" helps; "no" doesn't. Learning never widens an agent's permissions, as [Integrations](/integrations) explains.`,
  },
  {
    id: "checking-output",
    category,
    question: "Can we rely on what an agent writes without checking it?",
    answer:
      "No. Output can be wrong, incomplete or out of date, as the [terms](/terms) say. Match the check to the possible harm:\n\n- What can be calculated, such as the lines of an invoice, is calculated again.\n- What can't be undone waits for a person.\n- For the many small cases in between, review a sample every week.",
  },
  {
    id: "required-approvals",
    category,
    question: "Are there steps an agent may never take alone?",
    answer:
      "Yes, four kinds:\n\n- a decision with legal or similarly significant effect on a person\n- a payment or commitment above your limit\n- an action that affects someone's health or safety\n- a permanent deletion or a change of access to a system\n\nUnder the [terms](/terms), a competent person must approve these on every tier.",
  },
  {
    id: "change-during-a-run",
    category,
    question: "Can I change a workflow in the middle of a run?",
    answer:
      "Yes. Describe the change, and the planner shows you what's different. Finished steps keep their results, and the rest of the run continues with the new version. A letter or transfer that has already gone out can't be recalled. On the [Enterprise plan](/enterprise), someone other than the author releases the changed workflow.",
  },
  {
    id: "own-mcp-servers",
    category,
    question: "Can agents use an MCP server we run ourselves?",
    answer:
      "They can, just like any connector; [MCP Integration](/docs/mcp) shows how. Its calls have the rights of the key you give the server, so grant only what the workflow needs. The same goes for the servers in our [MCP Registry](/mcp-registry): we list them but don't test them. Treat what they return as untrusted input.",
  },
  {
    id: "what-starts-a-workflow",
    category,
    question: "What can start a workflow, apart from a person?",
    answer:
      "A schedule, a call from another program, or a message in a mailbox. On [Integrations](/integrations), Schedule follows the calendar in the time zone you name, and Webhook trigger refuses any call with a wrong signature. Senders sometimes repeat a message. Have the first step check for an open run of the same case.",
  },
  {
    id: "answers-with-sources",
    category,
    question: "Can an agent answer from our documents and show its sources?",
    answer:
      "Agents read the documents you give them and cite the passage behind an answer, for the approver to check. An agent can't know that events have overtaken a passage, so give every document an owner and a review date. For an example, see 'RFP answers from the library' under [Agentic Workflows](/workflows).",
  },
  {
    id: "reasons-for-a-decision",
    category,
    question: "How do I find out why an agent made a decision?",
    answer:
      "Open that step in the run record. It holds the input, the output, the model and the reason it gave. That reason is the agent's own account. Judge the result against the input.",
  },
];
