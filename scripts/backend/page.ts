import { responseLimitBytes } from '../../app/backend/call.server';
import { contract } from './contract';
import type { ContractFunction } from './contract';

export function contractPage(): string {
  return [introduction, overview(), ...contract.map(section)].join('\n\n');
}

const introduction = `# The backend’s contract

Generated from the schemas of the front end’s client and of its mock backend by \`npm run backend-docs\`; do not edit.
The same as OpenAPI 3.1: [backend-api.json](backend-api.json).

The front end’s server posts JSON to \`{BACKEND_URL}/{function}\`; browsers never call the backend. Every call carries

| header | value |
|---|---|
| \`Authorization\`, \`apikey\` | \`Bearer {BACKEND_KEY}\`, and the key alone |
| \`Content-Type\`, \`Accept\` | \`application/json\` |
| \`X-Request-Id\` | names the call; its part before the dot is the number that a visitor quotes from an error page |
| \`traceparent\` | W3C trace context, the visitor’s trace with a span for this call |
| \`Idempotency-Key\` | where the table below says so |
| \`Origin\` | on \`create-subscription\`: the site’s origin, for the return address |

A response is a success if it is 2xx, JSON, at most ${responseLimitBytes / 1024} KiB, of the shape below, and complete within the time limit.
\`{"success": false, "error": "…"}\` and any 4xx but 408, 409, 425 and 429 say that surely nothing was done. Everything else
leaves the outcome unknown: the same call may come again, with the same key. Redirects are not followed.

Try a backend with \`npm run check-backend -- URL\`, a front end without one with \`npm run mock-backend\`.`;

function overview(): string {
  const rows = contract.map(
    ({ name, summary, requiresIdempotencyKey, secondsAtMost }) =>
      `| [\`${name}\`](#${name}) | ${summary} | ${requiresIdempotencyKey ? 'yes' : ''} | ${secondsAtMost.join(' or ')} s |`,
  );
  return ['| function | what it does | idempotency key | time limit |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

function section({ name, summary, use, repeats, example }: ContractFunction): string {
  return `## ${name}

${summary}. ${use}

${repeats}

\`\`\`json
${JSON.stringify(example.body, null, 2)}
\`\`\`

gets the response

\`\`\`json
${JSON.stringify(example.response, null, 2)}
\`\`\``;
}
