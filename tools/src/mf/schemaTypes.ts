/** Part of a JSON schema that decides about types; limits, patterns and texts are ignored. */
export interface TypeSchema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly anyOf?: readonly TypeSchema[];
  readonly oneOf?: readonly TypeSchema[];
  readonly allOf?: readonly TypeSchema[];
  readonly properties?: Readonly<Record<string, TypeSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: TypeSchema | boolean;
  readonly items?: TypeSchema | boolean;
  readonly prefixItems?: readonly TypeSchema[];
}

/** Writes a name of a property as it is, or in quotes. */
export const toKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const join = (types: readonly string[], by: '&' | '|'): string => {
  const different = [...new Set(types)];
  if (different.includes('unknown') && by === '|') return 'unknown';
  return different.length === 1 ? (different[0] ?? 'never') : `(${different.join(` ${by} `)})`;
};

function toObject({ properties = {}, required = [], additionalProperties }: TypeSchema): string {
  const fields = Object.entries(properties);
  if (fields.length === 0) {
    if (additionalProperties === false) return 'Readonly<Record<string, never>>';
    const values = typeof additionalProperties === 'object' ? toTypeText(additionalProperties) : 'unknown';
    return `Readonly<Record<string, ${values}>>`;
  }
  const written = fields.map(([name, schema]) => {
    const isRequired = required.includes(name);
    return `readonly ${toKey(name)}${isRequired ? '' : '?'}: ${toTypeText(schema)}${isRequired ? '' : ' | undefined'}`;
  });
  return `{ ${written.join('; ')} }`;
}

function toArray({ items, prefixItems }: TypeSchema): string {
  if (prefixItems !== undefined) return `readonly [${prefixItems.map(toTypeText).join(', ')}]`;
  return `ReadonlyArray<${typeof items === 'object' ? toTypeText(items) : 'unknown'}>`;
}

function toNamedType(type: string, schema: TypeSchema): string {
  if (type === 'object') return toObject(schema);
  if (type === 'array') return toArray(schema);
  if (type === 'integer') return 'number';
  if (type === 'string' && schema.format === 'binary') return 'Blob';
  return ['string', 'number', 'boolean', 'null'].includes(type) ? type : 'unknown';
}

/** Writes a schema as a type of TypeScript; `#/components/schemas/Name` as `Name`. */
export function toTypeText(schema: TypeSchema): string {
  const { $ref, allOf, type } = schema;
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined)
    return join(
      schema.enum.map((value) => JSON.stringify(value)),
      '|',
    );
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined) return join(union.map(toTypeText), '|');
  if (allOf !== undefined) return join(allOf.map(toTypeText), '&');
  if (type === undefined) return schema.properties === undefined ? 'unknown' : toObject(schema);
  return join(
    [type].flat().map((name) => toNamedType(name, schema)),
    '|',
  );
}
