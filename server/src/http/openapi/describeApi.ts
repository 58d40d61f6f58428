import {
  type Endpoint,
  errorCodes,
  exrateCd,
  languageDefaults,
  okStatus,
  toErrorMessage,
} from '@haesol/contracts/common';
import { getBrand } from '../../brand/brand.ts';
import type { Config } from '../../config.ts';
import { toCookieName } from '../ownCookies.ts';
import { createComponents } from './components.ts';
import { toExample } from './toExample.ts';

type Json = Record<string, unknown>;

const refusal = {
  description: 'Envelope of a refusal.',
  type: 'object',
  properties: {
    status: {
      type: 'object',
      properties: { code: { type: 'string', pattern: String.raw`^[45]\d{3}$` }, message: { type: 'string' } },
      required: ['code', 'message'],
    },
    data: {
      description: `Faults of the input by field (\`${errorCodes.invalidInput}\`), values of a message, or null.`,
      type: ['object', 'null'],
    },
  },
  required: ['status', 'data'],
};

const toRefused = (description: string, code: (typeof errorCodes)[keyof typeof errorCodes], headers?: Json): Json => ({
  description,
  ...(headers && { headers }),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      example: { status: { code, message: toErrorMessage(code) }, data: null },
    },
  },
});

const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } };

const commonResponses = {
  NoSession: toRefused(
    `No session (\`${errorCodes.signInRequired}\`) or one that has ended (\`${errorCodes.sessionExpired}\`).`,
    errorCodes.signInRequired,
  ),
  TooMany: toRefused(
    `Too many requests of a member or an address (\`${errorCodes.tooManyRequests}\`).`,
    errorCodes.tooManyRequests,
    retryAfter,
  ),
  Busy: toRefused(`The server is busy or the database is away.`, errorCodes.serverError, retryAfter),
};

/** Calls that get files; a part of the form is not in the contract. */
const uploads: readonly string[] = ['file.upload', 'join.picture'];

const security: Readonly<Record<Endpoint['access'], readonly Json[]>> = {
  public: [],
  optional: [{}, { bearer: [] }],
  member: [{ bearer: [] }],
  buyer: [{ bearer: [] }],
  staff: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  refresh: [{ refreshCookie: [] }],
  team: [{ releaseToken: [] }],
};

/** Lists the error codes that follow from input and access; the summary has the specific ones. */
function listCommonCodes({ access, body, params }: Endpoint): string[] {
  return [
    ...(body === undefined ? [] : [errorCodes.invalidInput]),
    ...(access === 'staff' || access === 'admin' ? [errorCodes.forbidden] : []),
    ...(params === undefined ? [] : [errorCodes.notFound]),
  ];
}

function listHeaders({ language, exrate, access, method }: Endpoint): Json[] {
  const header = (name: string, description: string, example: string): Json => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
    example,
  });
  return [
    ...(language === 'none' ? [] : [header('language', 'Code of the language.', languageDefaults[language])]),
    ...(exrate === undefined ? [] : [header('exrate', 'Code of the currency.', exrateCd)]),
    ...(method === 'GET' || access === 'public'
      ? []
      : [
          header(
            'Idempotency-Key',
            'Repeats of a write have its first answer.',
            '5b1f0f0e-7a0c-4d55-9f0b-1c9d6a4b2e10',
          ),
        ]),
  ];
}

/** Describes the endpoints as a document of OpenAPI 3.1: named components, security, refusals and an example for each call. */
export function describeApi(endpoints: readonly Endpoint[], config: Pick<Config, 'publicUrl'>): Json {
  const components = createComponents();
  const exampleOf = (schema: Json) => toExample(schema, components.schemas);

  function toParameters(place: 'path' | 'query', part: Endpoint['query']): Json[] {
    if (part === undefined) return [];
    const { properties = {}, required = [] } = components.toSchema(part, 'input', undefined) as {
      properties?: Readonly<Record<string, Json>>;
      required?: readonly string[];
    };
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
      ...((place === 'path' || required.includes(name)) && { example: exampleOf({ ...schema, title: name }) }),
    }));
  }

  function toRequestBody({ name, body }: Endpoint): Json {
    if (uploads.includes(name)) {
      const schema = {
        type: 'object',
        properties: { file: { type: 'array', items: { type: 'string', format: 'binary' } } },
      };
      return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
    }
    if (body === undefined) return {};
    const schema = components.toSchema(body, 'input', components.toName(name, 'Body'));
    return { requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } } };
  }

  function toAnswer(endpoint: Endpoint): Json {
    const codes = listCommonCodes(endpoint).map((code) => `\`${code}\``);
    const data = components.toSchema(endpoint.response, 'output', components.toName(endpoint.name, 'Data'));
    const done = {
      type: 'object',
      properties: { status: { $ref: '#/components/schemas/Done' }, data },
      required: ['status', 'data'],
    };
    return {
      description: `Envelope; succeeded when status.code is "200".${codes.length === 0 ? '' : ` Refused with ${codes.join(', ')}.`}`,
      content: {
        'application/json': {
          schema: { anyOf: [done, { $ref: '#/components/schemas/Refusal' }] },
          example: { status: okStatus, data: exampleOf(data) },
        },
      },
    };
  }

  function toOperation(endpoint: Endpoint): Json {
    const { name, access, summary, params, query } = endpoint;
    const parameters = [...toParameters('path', params), ...toParameters('query', query), ...listHeaders(endpoint)];
    return {
      operationId: name,
      summary,
      tags: [name.split('.', 1)[0]],
      security: security[access],
      ...(parameters.length > 0 && { parameters }),
      ...toRequestBody(endpoint),
      responses: {
        200: toAnswer(endpoint),
        ...(access !== 'public' && { 400: { $ref: '#/components/responses/NoSession' } }),
        429: { $ref: '#/components/responses/TooMany' },
        503: { $ref: '#/components/responses/Busy' },
      },
    };
  }

  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  const status = { type: 'string', enum: [okStatus.code] };
  return {
    openapi: '3.1.0',
    info: { title: `${getBrand().portal} API`, version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        Done: {
          type: 'object',
          properties: { code: status, message: { type: 'string' } },
          required: ['code', 'message'],
        },
        Refusal: refusal,
        ...components.schemas,
      },
      responses: commonResponses,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshCookie: { type: 'apiKey', in: 'cookie', name: toCookieName(config, 'hs_rt') },
        releaseToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
