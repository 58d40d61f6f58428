import type { BadInput } from './badInputs.ts';

/** Inputs that once broke a call, by method and path; each run begins with them. */
export const keptInputs: Readonly<Record<string, readonly BadInput[]>> = {};
