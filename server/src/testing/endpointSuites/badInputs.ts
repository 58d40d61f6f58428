import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import type { ApiRoute } from '../testWholeApi.ts';
import { brokenBodies, contentTypes, hostileTexts, sharpTexts } from './hostileTexts.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Request as data, which can be shrunk, printed and stored. */
export interface BadInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  /** Undefined for no body. */
  readonly body: string | undefined;
  readonly contentType: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
);

const nested: unknown = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[]], nested),
  fc.constantFrom<unknown>(
    [null],
    ['x'],
    Array.from({ length: 5_000 }, () => 'x'),
    { toString: 1 },
    { length: -1 },
  ),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly valid by the schema, so that the input reaches the database. */
function fitting(schema: JsonSchema, ids: readonly string[], isHostile = true): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.default !== undefined && schema.type === undefined) return fc.constant(schema.default);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => mixed(choice as JsonSchema, ids, isHostile)));
  switch (schema.type) {
    case 'object':
      return mixedObject(schema, ids, isHostile);
    case 'array':
      return fc.array(mixed((schema.items ?? {}) as JsonSchema, ids, isHostile), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.integer({ min: -5, max: 200 });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.oneof(
        fc.constantFrom(
          ...ids,
          '해솔',
          'student@demo.example',
          'Y',
          'N',
          '2026-11-23',
          '010',
          'QNA',
          '1',
          'Haesol!2026',
        ),
        fc.string({ minLength: Math.min(schema.minLength ?? 0, 50), maxLength: Math.min(schema.maxLength ?? 40, 60) }),
      );
    default:
      return hostileValue;
  }
}

function mixed(schema: JsonSchema, ids: readonly string[], isHostile = true): fc.Arbitrary<unknown> {
  if (!isHostile) return fitting(schema, ids, false);
  const hostile = schema.type === 'string' ? hostileText : hostileValue;
  return fc.oneof({ weight: 2, arbitrary: fitting(schema, ids) }, { weight: 1, arbitrary: hostile });
}

function mixedObject(schema: JsonSchema, ids: readonly string[], isHostile = true): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, mixed(field as JsonSchema, ids, isHostile)] as const,
  );
  if (!isHostile) return fc.record(Object.fromEntries(fields));
  const shaped = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const whole = fc.record(Object.fromEntries(fields));
  const extra = fc.dictionary(fc.constantFrom('role', 'memberUid', 'constructor', 'price', 'x'), hostileValue, {
    maxKeys: 2,
  });
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 2, arbitrary: shaped },
    { weight: 1, arbitrary: fc.tuple(whole, extra).map(([fitted, more]) => ({ ...(fitted as object), ...more })) },
  );
}

const toSchema = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

function anyBody(schema: z.core.$ZodType | undefined, ids: readonly string[]) {
  const json = fc.constant<string | undefined>('application/json');
  const broken = fc.record({
    body: fc.option(fc.constantFrom(...brokenBodies), { nil: undefined }),
    contentType: fc.option(fc.constantFrom(...contentTypes), { nil: undefined }),
  });
  if (schema === undefined) return broken;
  const shaped = mixed(toSchema(schema), ids).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ body: shaped as fc.Arbitrary<string | undefined>, contentType: json }) },
    { weight: 1, arbitrary: broken },
  );
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function anyQuery(schema: z.core.$ZodType | undefined, ids: readonly string[]): fc.Arbitrary<string> {
  const { properties = {} } = schema === undefined ? {} : toSchema(schema);
  const known = Object.entries(properties).map(([name, field]) => [name, mixed(field as JsonSchema, ids)] as const);
  const fields = fc.record(Object.fromEntries(known), { requiredKeys: [] });
  const encoded = fields.map((values) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${encodeURIComponent(toText(value).slice(0, 4_000).toWellFormed())}`)
      .join('&'),
  );
  const raw = fc.constantFrom(
    '%',
    '%00=%00',
    'pageNum=%ff',
    'pageNum=1&pageNum=2',
    'pageNum[]=1',
    '__proto__[a]=1',
    '&&&',
  );
  return fc.oneof({ weight: 5, arbitrary: encoded }, { weight: 1, arbitrary: raw });
}

const anyHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        language: fc.constantFrom('', 'CD0000000128', 'CD9999999999', 'x'.repeat(4_000), "' or 1=1"),
        exrate: fc.constantFrom('', 'CD0000001044', "'"),
        'idempotency-key': fc.constantFrom('', 'x', '0199c0de-0000-7000-8000-000000000001', "'; --"),
        'x-reauth': fc.constantFrom('', 'x', "' or 1=1"),
        'x-request-id': fc.constantFrom('', '<script>', 'x'.repeat(4_000)),
        'if-none-match': fc.constantFrom('', '*', '"x"'),
        'x-forwarded-for': fc.constantFrom('', '::::', '1.2.3.4, x', 'x'.repeat(1_000)),
        'user-agent': fc.constantFrom('', '\u00ff', 'x'.repeat(5_000)),
        origin: fc.constantFrom('null', 'https://evil.example', 'x'),
        cookie: fc.constantFrom('hs_rt=x', 'hs_rt=a.b.c.d; hs_rt=e', 'access_token=%ff', '=;=;'),
      },
      { requiredKeys: [] },
    ),
  },
);

const anyParam = (ids: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...ids),
    hostileText.map((text) => text.slice(0, 300) || '0'),
  );

/** Generates all kinds of bad input for an endpoint. `ids` are those of existing resources. */
export function anyInput({ endpoint }: ApiRoute, ids: readonly string[]): fc.Arbitrary<BadInput> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const isRead = endpoint.method === 'GET';
  const nothing = fc.constant({ body: undefined, contentType: undefined });
  return fc
    .record({
      params: fc.record(Object.fromEntries(names.map((name) => [name, anyParam(ids)]))),
      query: anyQuery(endpoint.query, ids),
      content: isRead ? nothing : anyBody(endpoint.body, ids),
      headers: anyHeaders,
    })
    .map(({ content, ...rest }) => ({ ...rest, ...content }));
}

/** Lists the path of every field of every object in a schema. */
function listPaths(schema: JsonSchema): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    [name],
    ...listPaths(field as JsonSchema).map((rest) => [name, ...rest]),
  ]);
}

function withField(value: unknown, [name = '', ...rest]: readonly string[], text: string): unknown {
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...fields, [name]: rest.length === 0 ? text : withField(fields[name], rest, text) };
}

/** Sends each sharp text in each field of an endpoint, with all others valid. */
export function sharpInputs({ endpoint }: ApiRoute, ids: readonly string[], seed: number): BadInput[] {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, ids[0] ?? '']),
  );
  const base = { params, query: '', body: undefined, contentType: undefined, headers: {} };
  const sample = (schema: JsonSchema) => fc.sample(fitting(schema, ids, false), { numRuns: 1, seed })[0];
  const queries = endpoint.query === undefined ? [] : listPaths(toSchema(endpoint.query));
  const body = endpoint.body && toSchema(endpoint.body);
  return sharpTexts.flatMap((text) => [
    ...queries.map(([name]) => ({
      ...base,
      query: `${name}=${encodeURIComponent(text.slice(0, 4_000).toWellFormed())}`,
    })),
    ...(body === undefined ? [] : listPaths(body)).map((path) => ({
      ...base,
      body: JSON.stringify(withField(body && sample(body), path, text)),
      contentType: 'application/json',
    })),
  ]);
}

/** Converts to a request as a client would send it. */
export function toRequest(
  { endpoint }: ApiRoute,
  input: BadInput,
  session: Readonly<Record<string, string>>,
): InjectOptions {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent((input.params[name] ?? '').toWellFormed()),
  );
  return {
    method: endpoint.method,
    url: input.query === '' ? path : `${path}?${input.query}`,
    headers: {
      ...input.headers,
      ...session,
      ...(input.contentType !== undefined && { 'content-type': input.contentType }),
    },
    ...(input.body !== undefined && { payload: input.body }),
  };
}
