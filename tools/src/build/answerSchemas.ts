import { contracts } from '@haesol/contracts/areas';
import type { Endpoint } from '@haesol/contracts/common';
import * as z from 'zod/mini';

/** JSON Schema of an answer; only what decides whether a build can read it. */
export interface AnswerSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly required?: readonly string[];
  readonly items?: AnswerSchema;
  readonly prefixItems?: readonly AnswerSchema[];
  readonly additionalProperties?: AnswerSchema | boolean;
  readonly anyOf?: readonly AnswerSchema[];
  readonly oneOf?: readonly AnswerSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, AnswerSchema>>;
}

const kept: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'required',
  'items',
  'prefixItems',
  'additionalProperties',
  'anyOf',
  'oneOf',
  '$ref',
]);

/** Drops limits, patterns and texts. */
function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prune);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
      // Their keys are names of fields and parts.
      if (key === 'properties' || key === '$defs') {
        return [[key, Object.fromEntries(Object.entries(one as object).map(([name, part]) => [name, prune(part)]))]];
      }
      return kept.has(key) ? [[key, key === 'enum' || key === 'required' ? one : prune(one)]] : [];
    }),
  );
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Describes the answers of endpoints by their names; unknown names are left out. */
export function describeAnswers(names: Iterable<string>): Readonly<Record<string, AnswerSchema>> {
  const wanted = new Set(names);
  const endpoints = Object.values(contracts as Readonly<Record<string, unknown>>).filter(isEndpoint);
  return Object.fromEntries(
    endpoints
      .filter(({ name }) => wanted.has(name))
      .map(({ name, response }) => [
        name,
        prune(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' })) as AnswerSchema,
      ]),
  );
}
