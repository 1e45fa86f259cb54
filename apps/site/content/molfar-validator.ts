/** Texts to start from in the validator. `molfar-validator.test.ts` says what is found in them. */

const validDockerfile = `FROM python:3.13-slim
WORKDIR /app
COPY . .

LABEL ai.yno.molfar.schema_version="v0.0.3" \\
      ai.yno.molfar.name="Contract reader" \\
      ai.yno.molfar.description="Reads long contracts in chunks."

LABEL ai.yno.molfar.tasks='[ \\
  { \\
    "name": "Cut", \\
    "description": "Cuts a contract into chunks.", \\
    "command": ["python", "cut.py"], \\
    "task_type": "split", \\
    "parameters": [ \\
      {"name": "pages-per-chunk", \\
       "direction": "input", "type": "number", \\
       "purpose": "How long a chunk is."}, \\
      {"name": "chunks", \\
       "direction": "output", "type": "number", \\
       "purpose": "How many chunks there are."} \\
    ], \\
    "artifacts": [{"$ref": "#/shared/artifacts/contract"}] \\
  }, \\
  { \\
    "name": "Read", \\
    "description": "Reads the clauses of one chunk.", \\
    "command": ["python", "read.py"], \\
    "secrets": [ \\
      {"name": "crm-token", "purpose": "Looks up the parties.", \\
       "from": "crm.access_token"} \\
    ], \\
    "artifacts": [ \\
      {"$ref": "#/shared/artifacts/contract"}, \\
      {"name": "clauses", "path": "clauses.json", \\
       "direction": "output", \\
       "mime_types": ["application/json"], \\
       "purpose": "The clauses of the chunk."} \\
    ] \\
  }, \\
  { \\
    "name": "Join", \\
    "description": "Joins the clauses of all chunks.", \\
    "command": ["python", "join.py"], \\
    "task_type": "reduce", \\
    "artifacts": [ \\
      {"name": "clauses", "path": "clauses/", \\
       "direction": "input", \\
       "mime_types": ["application/json"], \\
       "purpose": "The clauses of all chunks."}, \\
      {"name": "list", "path": "list.json", \\
       "direction": "output", \\
       "mime_types": ["application/json"], \\
       "purpose": "All clauses in one list."} \\
    ] \\
  } \\
]'

LABEL ai.yno.molfar.authorizations='[ \\
  {"name": "crm", "type": "oauth2_auth_code", \\
   "client_id_env_name": "CRM_CLIENT_ID", \\
   "client_secret_env_name": "CRM_CLIENT_SECRET"} \\
]'

LABEL ai.yno.molfar.shared='{ \\
  "artifacts": { \\
    "contract": { \\
      "name": "contract", "path": "contract.pdf", \\
      "direction": "input", \\
      "mime_types": ["application/pdf"], \\
      "purpose": "The contract." \\
    } \\
  } \\
}'
`;

/** Each of these slips breaks one rule. */
const slips = [
  ['"direction": "output", "type": "number"', '"direction": "output", "type": "string"'],
  ['"from": "crm.access_token"', '"from": "crm.acces_token"'],
  ['"path": "clauses/"', '"path": "clauses"'],
] as const;

export const validatorExamples = [
  { title: "Valid Dockerfile", text: validDockerfile },
  {
    title: "Broken Dockerfile",
    text: slips.reduce<string>(
      (text, [right, wrong]) => text.replace(right, wrong),
      validDockerfile,
    ),
  },
] as const;
