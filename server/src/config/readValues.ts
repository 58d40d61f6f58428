import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { ConfigError } from './configError.ts';
import { type Values, type VariableName, valuesSchema, variables } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface ReadValues {
  readonly values: Values;
  readonly sources: ReadonlyMap<VariableName, 'environment' | 'file'>;
}

/** Variables of this prefix that commands and tests of a clone read, which a server started by them inherits. */
const ofCommands =
  /^HAESOL_(TEST_\w+|TESTED_\w+|WITHOUT|PERSON|SERVER|COOKIE|PICTURES|LOOKS_DIR|RESTING_SPECS|STORAGE_STATE|STYLE_INTEGRITY|(QA|RELEASE)_TOKEN)$/;

const isKnown = (name: string): name is VariableName => Object.hasOwn(variables, name);

const fileSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** `true` and `false` are `on` and `off`. */
const toText = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);

/**
 * Reads a file of variables.
 * @throws {ConfigError} if it cannot be read, is not an object of texts, numbers and booleans, or has unknown names
 */
function readFile(path: string): Record<string, string> {
  const fail = (reason: string) => new ConfigError([`HAESOL_CONFIG: ${path} ${reason}`]);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw fail(`cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
  const parsed = z.safeParse(fileSchema, content);
  if (!parsed.success) throw fail('must be an object of variables: texts, numbers, true and false');
  const unknown = Object.keys(parsed.data).filter((name) => !isKnown(name) || name === 'HAESOL_CONFIG');
  if (unknown.length > 0) throw fail(`names ${unknown.join(', ')}; npm run config lists the variables`);
  return Object.fromEntries(Object.entries(parsed.data).map(([name, value]) => [name, toText(value)]));
}

const omitEmpty = (environment: Environment) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));

/**
 * Reads environment and file. A variable of the environment overrides that of the file; an empty one counts as missing.
 * @throws {ConfigError} with the list of values and names that cannot be used
 */
export function readValues(environment: Environment): ReadValues {
  const given = omitEmpty(environment);
  const fromFile = given.HAESOL_CONFIG === undefined ? {} : omitEmpty(readFile(given.HAESOL_CONFIG));
  const parsed = z.safeParse(valuesSchema, { ...fromFile, ...given });
  const unknown = Object.keys(given).filter(
    (name) => name.startsWith('HAESOL_') && !isKnown(name) && !ofCommands.test(name),
  );
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...unknown.map((name) => `${name}: unknown; npm run config lists the variables`),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const names = Object.keys(parsed.data).filter(isKnown);
  const sources = new Map(names.map((name) => [name, given[name] === undefined ? 'file' : 'environment'] as const));
  return { values: parsed.data, sources };
}
