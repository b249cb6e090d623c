import { responseLimitBytes } from '../../app/backend/call.server';
import { documentedFunctions } from './functions';
import type { DocumentedFunction } from './functions';

export function contractPage(): string {
  return [introduction, overview(), ...documentedFunctions.map(section)].join('\n\n');
}

const sendOrigin = documentedFunctions
  .flatMap(({ path, sendsOrigin }) => (sendsOrigin ? [`\`${path}\``] : []))
  .join(', ');

const introduction = `# The backend’s contract

Generated from the schemas of the front end’s client and its mock backend by \`npm run backend-docs\`; do not edit.
[backend-api.json](backend-api.json) is the same contract as OpenAPI 3.1.

The front end’s server posts JSON to \`{BACKEND_URL}/{function}\`; browsers never call the backend. Every call has these headers:

| header | value |
|---|---|
| \`Authorization\`, \`apikey\` | \`Bearer {BACKEND_KEY}\`, and the key by itself |
| \`Content-Type\`, \`Accept\` | \`application/json\` |
| \`X-Request-Id\` | identifies the call; the part before the dot is the request ID that a visitor sees on an error page |
| \`traceparent\` | W3C trace context: the visitor’s trace with a span for this call |
| \`Idempotency-Key\` | only for the functions marked in the table below |
| \`Origin\` | only for ${sendOrigin}: the site’s origin, for the return URL |

A response is a success if it is 2xx, JSON of at most ${responseLimitBytes / 1024} KiB in the shape below, and complete within the time limit.
\`{"success": false, "error": "…"}\` and any 4xx except 408, 409, 425 and 429 mean that nothing was done. After any other
response the outcome is unknown, and the same call may be sent again with the same key. Redirects are not followed.

To test a backend, run \`npm run check-backend -- URL\`. To run the front end without one, start \`npm run mock-backend\`.`;

function overview(): string {
  const rows = documentedFunctions.map(
    ({ path, summary, requiresKey, secondsAtMost }) =>
      `| [\`${path}\`](#${path}) | ${summary} | ${requiresKey ? 'yes' : ''} | ${secondsAtMost.join(' or ')} s |`,
  );
  return ['| function | what it does | idempotency key | time limit |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

function section({ path, summary, use, repeats, example }: DocumentedFunction): string {
  return `## ${path}

${summary}. ${use}

${repeats}

\`\`\`json
${JSON.stringify(example.body, null, 2)}
\`\`\`

Response:

\`\`\`json
${JSON.stringify(example.response, null, 2)}
\`\`\``;
}
