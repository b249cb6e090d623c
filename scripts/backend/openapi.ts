import { z } from 'zod';

import { responseLimitBytes } from '../../app/backend/call.server';
import { maxUploadBytes } from '../../app/platform/forms/form-protocol';
import { documentedFunctions } from './functions';
import type { DocumentedFunction } from './functions';

const unknownOutcomes = ['408', '409', '425', '429'];

export function openApi(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backend functions of the receptionist’s web front end',
      version: '1.0.0',
      description: [
        'Generated from the schemas of the front end’s client and its mock backend; do not edit.',
        'The front end’s server calls these functions; browsers never do. A response is a success only if it is 2xx,',
        `JSON of at most ${responseLimitBytes} bytes in the documented shape, and complete within the time limit. Redirects`,
        'are not followed. Unknown keys in responses are ignored; request bodies have exactly the documented keys.',
      ].join(' '),
    },
    servers: [{ url: '{base}', variables: { base: { default: 'https://project.example/functions/v1' } } }],
    security: [{ bearer: [], apikey: [] }],
    paths: Object.fromEntries(
      documentedFunctions.map((entry) => [`/${entry.path}`, { post: operation(entry) }]),
    ),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        apikey: {
          type: 'apiKey',
          in: 'header',
          name: 'apikey',
          description: 'The same key as the bearer token.',
        },
      },
      parameters,
      schemas: { Refusal: refusal },
      responses,
    },
  };
}

function operation(entry: DocumentedFunction): object {
  const headers = [
    'RequestId',
    'Traceparent',
    ...(entry.requiresKey ? ['IdempotencyKey'] : []),
    ...(entry.sendsOrigin ? ['Origin'] : []),
  ];
  return {
    operationId: entry.path,
    summary: entry.summary,
    description: `${entry.use}\n\nTime limit: ${entry.secondsAtMost.join(' or ')} s. Repeats: ${entry.repeats}`,
    'x-time-limit-seconds': entry.secondsAtMost,
    parameters: headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      ...(entry.fileKey ? { description: `At most ${largestBodyBytes} bytes.` } : {}),
      content: {
        'application/json': {
          schema: schemaOf(entry.body),
          example: entry.example.body,
        },
      },
    },
    responses: {
      '200': {
        description: 'Success, or a definite rejection with `success: false`.',
        content: {
          'application/json': {
            schema: {
              anyOf: [schemaOf(entry.response), { $ref: '#/components/schemas/Refusal' }],
            },
            example: entry.example.response,
          },
        },
      },
      '401': { $ref: '#/components/responses/WrongKey' },
      '403': { $ref: '#/components/responses/WrongKey' },
      ...Object.fromEntries(
        unknownOutcomes.map((status) => [status, { $ref: '#/components/responses/Unknown' }]),
      ),
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Unknown' },
    },
  };
}

/** The largest recording in base64, plus 1 KiB for the other fields. */
const largestBodyBytes = 4 * Math.ceil(maxUploadBytes / 3) + 1_024;

function schemaOf(schema: z.ZodType): object {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

const parameters = {
  RequestId: header(
    'X-Request-Id',
    true,
    'Identifies this call. The part before the dot is the request ID that a visitor sees on an error page.',
  ),
  Traceparent: header('traceparent', true, 'W3C trace context, with one span per call.'),
  IdempotencyKey: header('Idempotency-Key', true, 'One effect and one response for each key and agent.'),
  Origin: header('Origin', true, 'The site’s canonical origin, for the checkout’s return URL.'),
};

function header(name: string, required: boolean, description: string): object {
  return { name, in: 'header', required, description, schema: { type: 'string', minLength: 1 } };
}

const refusal = {
  type: 'object',
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'Not read by the front end: write it to your own log.' },
  },
  required: ['success'],
};

function failure(description: string): object {
  return { description, content: { 'application/json': { schema: {} } } };
}

const responses = {
  Refused: failure('Definitely not done.'),
  WrongKey: failure('The key is missing or wrong. Definitely not done.'),
  Unknown: failure('Unknown outcome: it may have been done. The same call may be sent again.'),
};
