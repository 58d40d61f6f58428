import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** Collects the named schemas of a document. */
export function createComponents() {
  const schemas: Record<string, Json> = {};

  function pointTo(value: unknown, names: ReadonlyMap<string, string>): unknown {
    if (Array.isArray(value)) return value.map((one) => pointTo(one, names));
    if (typeof value !== 'object' || value === null) return value;
    const { $id: _id, $schema: _dialect, $defs: _defs, ...rest } = value as Json;
    const reference = typeof rest.$ref === 'string' ? names.get(rest.$ref) : undefined;
    if (reference !== undefined) return { $ref: reference };
    // A value of any kind may be null anyway.
    if (Array.isArray(rest.anyOf) && rest.anyOf.some((one) => Object.keys(one as Json).length === 0)) return {};
    return Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, pointTo(one, names)]));
  }

  return {
    schemas: schemas as Readonly<Record<string, Json>>,

    /** Converts `posts.list` to `PostsListData`. */
    toName(endpoint: string, part: 'Body' | 'Data'): string {
      const words = endpoint.split('.').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
      return `${words.join('')}${part}`;
    },

    /** @param name of a component for the whole schema; undefined: returns the schema itself */
    toSchema(schema: z.core.$ZodType, io: 'input' | 'output', name: string | undefined): Json {
      const json = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' }) as Json;
      const own = z.globalRegistry.get(schema)?.id ?? name;
      const toComponent = (id: string) =>
        `${id.startsWith('__') ? `${own ?? 'Part'}${id.replaceAll('_', '')}` : id}${io === 'input' ? 'Input' : ''}`;
      const parts = Object.entries((json.$defs ?? {}) as Readonly<Record<string, Json>>);
      const names = new Map(parts.map(([id]) => [`#/$defs/${id}`, `#/components/schemas/${toComponent(id)}`]));
      if (own !== undefined) names.set('#', `#/components/schemas/${own}`);
      for (const [id, part] of parts) schemas[toComponent(id)] = pointTo(part, names) as Json;
      const whole = pointTo(json, names) as Json;
      // A recursive schema is a reference to its definition already.
      if (own === undefined || typeof whole.$ref === 'string') return whole;
      schemas[own] = whole;
      return { $ref: `#/components/schemas/${own}` };
    },
  };
}
