import type { BadInput } from './badInputs.ts';

/** Inputs that once broke an endpoint, by method and path; each run starts with them. */
export const keptInputs: Readonly<Record<string, readonly BadInput[]>> = {};
