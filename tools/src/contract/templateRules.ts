import { contracts } from '@haesol/contracts/areas';
import { listEndpointCalls } from '@haesol/contracts/common';
import { type AnswerSchema, describeAnswers } from '../build/answerSchemas.ts';
import type { Source } from './listSources.ts';

/** Key of a text that is computed at run time: t(`before${variable}after`). */
interface Template {
  readonly before: string;
  readonly after: string;
  /** Name of the variable or of its last property; undefined for another expression. */
  readonly variable: string | undefined;
  readonly place: string;
}

/** Values of the enums of a property, by its name. */
type Enums = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Lists the values of a property that is an enum, or a list of one. */
function listValues(schema: AnswerSchema, parts: NonNullable<AnswerSchema['$defs']>): string[] {
  const { $ref, anyOf = [], oneOf = [], items } = schema;
  const part = $ref === undefined ? undefined : parts[$ref.slice($ref.lastIndexOf('/') + 1)];
  const inner = [...anyOf, ...oneOf, ...(items === undefined ? [] : [items]), ...(part === undefined ? [] : [part])];
  const own = [...(schema.enum ?? []), schema.const].filter((value) => typeof value === 'string');
  return [...own, ...inner.flatMap((one) => (one.properties === undefined ? listValues(one, parts) : []))];
}

/** Reads the enums of all answers. A list of values counts for one of them, too: `needs` for `need`. */
function readEnums(): Enums {
  const enums = new Map<string, string[][]>();
  const visit = (schema: AnswerSchema, parts: NonNullable<AnswerSchema['$defs']>): void => {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const values = listValues(property, parts);
      if (values.length > 1)
        for (const own of [name, name.replace(/s$/, '')]) enums.set(own, [...(enums.get(own) ?? []), values]);
    }
    const { properties = {}, anyOf = [], oneOf = [], prefixItems = [], items, additionalProperties } = schema;
    const others = [items, additionalProperties].filter((one) => typeof one === 'object');
    for (const one of [...Object.values(properties), ...anyOf, ...oneOf, ...prefixItems, ...others]) visit(one, parts);
  };
  for (const schema of Object.values(describeAnswers(Object.keys(listEndpointCalls(Object.values(contracts)))))) {
    const { $defs = {} } = schema;
    for (const one of [schema, ...Object.values($defs)]) visit(one, $defs);
  }
  return enums;
}

let known: Enums | undefined;

/** Lists the keys of a source that are computed at run time behind a fixed beginning. */
const listTemplates = (text: string, file: string): Template[] =>
  [...text.matchAll(/\bt\(\s*`([A-Za-z][\w.-]*)\$\{([^{}`]*)\}([^`]*)`/g)].map(
    ({ 1: before = '', 2: expression = '', 3: after = '', index }) => ({
      before,
      after,
      variable: /^(?:\w+\??\.)*(\w+)$/.exec(expression.trim())?.[1],
      place: `${file}:${text.slice(0, index).split('\n').length}`,
    }),
  );

const toLiteral = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Returns the enum of a variable that most of the names belong to; undefined without one. */
function findEnum(variable: string | undefined, names: ReadonlySet<string>): readonly string[] | undefined {
  if (variable === undefined) return undefined;
  known ??= readEnums();
  const ranked = (known.get(variable) ?? [])
    .map((values) => ({ values, hits: values.filter((value) => names.has(value)).length }))
    .filter(({ values, hits }) => hits > 1 && hits * 2 > values.length)
    .toSorted((one, other) => other.hits - one.hits || one.values.length - other.values.length);
  return ranked[0]?.values;
}

function findFaults({ before, after, variable, place }: Template, source: string, keys: readonly string[]): string[] {
  const pattern = new RegExp(
    `^${toLiteral(before)}(.+)${after
      .split(/\$\{[^{}]*\}/)
      .map(toLiteral)
      .join('.+')}$`,
  );
  const names = new Set(keys.flatMap((key) => pattern.exec(key)?.[1] ?? []));
  const written = `${before}\${${variable ?? '…'}}${after}`;
  if (names.size === 0) return [`${place}: there is no text ${written}`];
  // A value that the source names has another text there.
  const missing = (findEnum(variable, names) ?? []).filter(
    (value) => !names.has(value) && !source.includes(`'${value}'`),
  );
  return missing.map((value) => `${place}: ${written} has no text for ${value}`);
}

/**
 * Finds keys computed at run time that no text can have, and values of an enum of the contract without a text: the variable is
 * named as the property, and most of its values have one.
 * @param keys of all texts, without plural suffixes
 */
export const listTemplateFaults = ({ name, text }: Source, packageName: string, keys: readonly string[]): string[] =>
  listTemplates(text, `${packageName}/${name}`).flatMap((template) => findFaults(template, text, keys));
