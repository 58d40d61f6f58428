/** Test of one rule in biome.json: a snippet that breaks it and an allowed equivalent. */
export interface BoundarySnippet {
  /** Rule in words, as the title of its test. */
  readonly rule: string;
  readonly diagnostic: string;
  /** Part of the diagnostic's text, if several rules have the same name. */
  readonly says?: string;
  /** Folder of both files; `file` if the rule is about the name. */
  readonly folder: string;
  readonly extension?: '.ts' | '.tsx' | '.css';
  readonly broken: string | { readonly file: string; readonly code: string };
  readonly clean: string | { readonly file: string; readonly code: string };
}
