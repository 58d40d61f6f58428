import * as z from 'zod/mini';
import { serviceVariables } from './serviceVariables.ts';
import { siteVariables } from './siteVariables.ts';
import type { Variable } from './variable.ts';

/** Every variable that the server reads, by its name. */
export const variables = { ...siteVariables, ...serviceVariables };

export type VariableName = keyof typeof variables;
export type Values = { readonly [K in VariableName]?: z.output<(typeof variables)[K]['schema']> | undefined };

export const listVariables = () => Object.entries(variables) as [VariableName, Variable][];

export const valuesSchema = z.object(
  Object.fromEntries(listVariables().map(([name, { schema }]) => [name, schema])) as {
    [K in VariableName]: (typeof variables)[K]['schema'];
  },
);
