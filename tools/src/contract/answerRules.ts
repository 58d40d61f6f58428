import type { AnswerSchema } from '../build/answerSchemas.ts';

/** A schema with the document that its references point into. */
interface Place {
  readonly schema: AnswerSchema;
  readonly whole: AnswerSchema;
}

function resolve({ schema, whole }: Place): Place {
  if (schema.$ref === undefined) return { schema, whole };
  const target = schema.$ref === '#' ? whole : whole.$defs?.[schema.$ref.replace('#/$defs/', '')];
  return { schema: target ?? {}, whole };
}

/** Returns the alternatives of a schema: of a union, and of a list of types. */
function listOptions(place: Place): Place[] {
  const { schema, whole } = resolve(place);
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return options.flatMap((option) => listOptions({ schema: option, whole }));
  if (!Array.isArray(schema.type)) return [{ schema, whole }];
  return schema.type.map((type: string) => ({ schema: { ...schema, type }, whole }));
}

const typeOf = ({ schema }: Place): string =>
  typeof schema.type === 'string'
    ? schema.type
    : schema.properties !== undefined
      ? 'object'
      : schema.enum !== undefined || schema.const !== undefined
        ? typeof (schema.enum?.[0] ?? schema.const)
        : 'any';

const valuesOf = ({ schema }: Place): readonly unknown[] | undefined =>
  schema.const === undefined ? schema.enum : [schema.const];

const isType = (given: string, read: string) =>
  read === 'any' || given === read || (given === 'integer' && read === 'number');

/** @param given alternatives of one type that the API answers @param read the same of the build */
function compareValues(given: readonly Place[], read: readonly Place[], at: string): string[] {
  const own = read.map(valuesOf);
  if (own.some((values) => values === undefined)) return [];
  const known = new Set(own.flat());
  const now = given.map(valuesOf);
  if (now.some((values) => values === undefined)) return [`${at} may have any value`];
  const values = new Set(now.flat());
  return [
    ...[...known]
      .filter((value) => !values.has(value))
      .map((value) => `${at} loses the value ${JSON.stringify(value)}`),
    ...[...values]
      .filter((value) => !known.has(value))
      .map((value) => `${at} has the new value ${JSON.stringify(value)}`),
  ];
}

function compareFields(given: Place, read: Place, at: string, depth: number): string[] {
  const { properties = {}, required = [] } = given.schema;
  return Object.entries(read.schema.properties ?? {}).flatMap(([name, schema]) => {
    const field = properties[name];
    const path = at === '' ? name : `${at}.${name}`;
    const isRequired = read.schema.required?.includes(name) === true;
    if (field === undefined) return isRequired ? [`${path} is gone`] : [];
    const absent = isRequired && !required.includes(name) ? [`${path} may be absent`] : [];
    return [
      ...absent,
      ...compare({ schema: field, whole: given.whole }, { schema, whole: read.whole }, path, depth + 1),
    ];
  });
}

function comparePair(given: Place, read: Place, at: string, depth: number): string[] {
  const inside = (of: 'items' | 'additionalProperties', path: string): string[] => {
    const [now, before] = [given.schema[of], read.schema[of]];
    if (typeof before !== 'object' || typeof now !== 'object') return [];
    return compare({ schema: now, whole: given.whole }, { schema: before, whole: read.whole }, path, depth + 1);
  };
  return [
    ...compareFields(given, read, at, depth),
    ...inside('items', `${at}[]`),
    ...inside('additionalProperties', `${at}{}`),
  ];
}

/** Trees repeat themselves below this depth. */
const maxDepth = 12;

/** Finds what a build cannot read any more: each alternative of the API has to be one that the build knows. */
function compare(given: Place, read: Place, at: string, depth = 0): string[] {
  if (depth > maxDepth) return [];
  const [now, before] = [listOptions(given), listOptions(read)];
  const faults: string[] = [];
  for (const type of new Set(now.map(typeOf))) {
    const same = before.filter((option) => isType(type, typeOf(option)));
    const own = now.filter((option) => typeOf(option) === type);
    if (same.length === 0) {
      faults.push(type === 'null' ? `${at} may be null` : `${at} may be ${type}`);
      continue;
    }
    faults.push(...compareValues(own, same, at));
    for (const option of own) {
      const found = same.map((other) => comparePair(option, other, at, depth));
      if (!found.some((texts) => texts.length === 0)) faults.push(...(found[0] ?? []));
    }
  }
  return faults;
}

/**
 * Finds fields of answers that a build reads and that the API no longer gives in the same way.
 * @param read answers by endpoint, as the build knows them
 * @param given the same of the API
 */
export function checkAnswers(
  read: Readonly<Record<string, AnswerSchema>>,
  given: Readonly<Record<string, AnswerSchema>>,
): string[] {
  return Object.entries(read).flatMap(([name, schema]) => {
    const answer = given[name];
    if (answer === undefined) return [`${name}: the API no longer has it`];
    return compare({ schema: answer, whole: answer }, { schema, whole: schema }, '').map((text) => `${name}: ${text}`);
  });
}
