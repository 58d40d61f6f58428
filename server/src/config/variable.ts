import * as z from 'zod/mini';

/** One variable of the configuration. Texts are Markdown for a cell of the table in `docs/operations.md`. */
export interface Variable {
  /** Checks the text of the environment; its output is the type of the value. */
  readonly schema: z.ZodMiniType<string | undefined>;
  /** Hides the value where the configuration is printed. */
  readonly isSecret?: true;
  readonly value: string;
  readonly default?: string;
  readonly use: string;
}

export const text = z.optional(z.string());
export const httpUrl = z.optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }));
export const onOff = z.optional(z.enum(['on', 'off'], { error: 'must be on or off' }));

/** @returns a schema of texts that match, or fail with this text */
export const pattern = (regex: RegExp, error: string) => z.optional(z.string().check(z.regex(regex, { error })));

/** @returns a schema of texts that pass, or fail with this text */
export const checked = (check: (value: string) => boolean, error: string) =>
  z.optional(z.string().check(z.refine(check, { error })));
