import * as z from 'zod/mini';
import { type TypeSchema, toKey, toTypeText } from './schemaTypes.ts';

const schema = z.custom<TypeSchema>((value) => typeof value === 'object' && value !== null);
const content = z.record(z.string(), z.object({ schema }));
const operation = z.object({
  operationId: z.string(),
  summary: z.optional(z.string()),
  parameters: z._default(
    z.array(z.object({ name: z.string(), in: z.string(), required: z._default(z.boolean(), false), schema })),
    [],
  ),
  requestBody: z.optional(z.object({ content })),
  responses: z.object({ 200: z.object({ content }) }),
});
type Operation = z.output<typeof operation>;

/** Document of a site with its calls, as far as types need it. */
export const callsDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

/** Returns the schema of the data in the envelope of an answer. */
function toData({ responses }: Operation): TypeSchema {
  const envelope = responses[200].content['application/json']?.schema;
  return envelope?.anyOf?.[0]?.properties?.data ?? {};
}

function toParameters({ parameters }: Operation, place: 'path' | 'query'): TypeSchema | undefined {
  const chosen = parameters.filter((one) => one.in === place);
  if (chosen.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(chosen.map((one) => [one.name, one.schema])),
    required: chosen.flatMap((one) => (one.required ? one.name : [])),
  };
}

function toCall(method: string, path: string, described: Operation): string {
  const [body] = Object.values(described.requestBody?.content ?? {});
  const parts: Readonly<Record<string, TypeSchema | undefined>> = {
    method: { const: method.toUpperCase() },
    path: { const: path },
    params: toParameters(described, 'path'),
    query: toParameters(described, 'query'),
    body: body?.schema,
    answer: toData(described),
  };
  const fields = Object.entries(parts).flatMap(([name, part]) =>
    part === undefined ? [] : [`    readonly ${name}: ${toTypeText(part)};`],
  );
  const summary = described.summary === undefined ? '' : `  /** ${described.summary.replaceAll('*/', '')} */\n`;
  return `${summary}  readonly ${toKey(described.operationId)}: {\n${fields.join('\n')}\n  };`;
}

/** Writes the types of all calls, by name: method and path, input, and the data of the answer. */
export function toCallTypes({ paths, components }: z.output<typeof callsDocument>): string {
  const schemas = Object.entries(components.schemas).map(([name, one]) => `export type ${name} = ${toTypeText(one)};`);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => [described.operationId, toCall(method, path, described)]),
  );
  const sorted = calls.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)).map(([, text]) => text);
  return [
    ...schemas,
    '',
    '/** Calls of visitors and members by name: method and path, input (`params`, `query`, `body`), and the data of the answer. */',
    `export interface SiteCalls {\n${sorted.join('\n')}\n}`,
    '',
  ].join('\n');
}
