import type { FaqEntry } from "../schema/faq.ts";

const category = "AI & Automation Features";

/** What agents may do, what they read, and how their work can be checked. */
export const aiAndAutomation: readonly FaqEntry[] = [
  {
    id: "autonomy-tiers",
    category,
    question: "How much may an agent do before a person has to step in?",
    answer:
      "As much as the tier of its step allows. The [five AI tiers](/platform) begin with an agent that only drafts and end with Tier 5, which alone has a figure: 95% autonomy, with the remaining cases left to a person. You can move a step down again at any time.",
  },
  {
    id: "ai-languages",
    category,
    question: "In which languages can I describe a workflow?",
    answer:
      "You can write in over 50 languages, and agents read and draft in them too, so a supplier may write in Vietnamese while the buyer gets an English summary. This site, the documentation and the contract are in English. If the [terms](/terms) are translated, the English text decides.",
  },
  {
    id: "choice-of-models",
    category,
    question: "Which AI models can a workflow use?",
    answer:
      "Any of 150+ models, and one of your own beside them. A step says what it needs, and the [platform](/platform) picks a model by measured quality, price and speed, so a model can be replaced without building the workflow again. The run record names the one that answered.",
  },
  {
    id: "less-data-for-models",
    category,
    question: "How do we keep a language model from seeing more than it needs?",
    answer:
      "Cut the work into small steps, for a model sees the prompt of one step and the data in it, never the whole run. If an early step reads the contract and passes on five fields, the models after it see only those. The [security page](/security) lists where a request to a model travels.",
  },
  {
    id: "learning-from-corrections",
    category,
    question: "Does an agent learn when a person corrects it?",
    answer:
      "It does, through the run record. The reason for a correction or a refusal stays there, and the planner reads it before it plans the next run: 'wrong tax code, this supplier is in Johor' helps, and 'no' does not. As [Integrations](/integrations) says, the rights of the agent do not grow with what it learns.",
  },
  {
    id: "checking-output",
    category,
    question: "Can we rely on what an agent writes without checking it?",
    answer:
      "No, and the [terms](/terms) say so: output may be wrong, incomplete or out of date. Let the check fit the harm. What can be computed is computed again, such as the lines of an invoice, and what cannot be undone waits for a person. Of the many small cases in between, read a sample each week.",
  },
  {
    id: "required-approvals",
    category,
    question: "Are there steps that no agent may take alone?",
    answer:
      "Yes, of four kinds: a decision with legal or similarly significant effect on a person; a payment or promise of money above the limit that you have set; an act on somebody's health or safety; a deletion for good, or a change of access to a system. Under the [terms](/terms) a competent person must approve each of them, whatever the tier.",
  },
  {
    id: "change-during-a-run",
    category,
    question: "Can I change a workflow in the middle of a run?",
    answer:
      "You can. Say the change in words, and the planner shows what differs; finished work is kept, and the rest of the run continues with the changed step. No change takes back a letter or a transfer that has already gone out. On the [Enterprise plan](/enterprise), the changed workflow is released by somebody other than its author.",
  },
  {
    id: "own-mcp-servers",
    category,
    question: "Can agents use an MCP server that we run ourselves?",
    answer:
      "They can use it like any connector, as [MCP Integration](/docs/mcp) shows. Each call is made with the rights of the run, not with those of the platform, so grant no more than the workflow needs. A server from the [MCP Registry](/mcp-registry) is listed without a test by us: treat what it returns as untrusted input.",
  },
  {
    id: "what-starts-a-workflow",
    category,
    question: "What can start a workflow, besides a person?",
    answer:
      "A date, a call from another program, or a message in a mailbox. Of the connectors on [Integrations](/integrations), Schedule follows the calendar in the time zone that you name, and Webhook trigger refuses a call whose signature is wrong. Senders repeat themselves, so let the first step look for an open run of the same case.",
  },
  {
    id: "answers-with-sources",
    category,
    question: "Can an agent answer from our documents and show where it found the answer?",
    answer:
      "Yes, it reads the documents that you give it and names the passage behind each answer, for the approver to read first. It cannot know that a passage has been overtaken by events, so give every document an owner and a review date, as in 'RFP answers from the library' under [Agentic Workflows](/workflows).",
  },
  {
    id: "reasons-for-a-decision",
    category,
    question: "How do I find out why an agent decided as it did?",
    answer:
      "Open that step in the run record, which the [platform](/platform) writes as each step ends. It shows the input, the output, the model that worked on it and the reason it gave; at an interchange it also says who approved, and when. Take the reason as the agent's own account, and judge the result by the input beside it.",
  },
];
