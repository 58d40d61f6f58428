/** One rule of biome.json: a snippet that breaks it and a twin that does the same thing the allowed way. */
export interface BoundarySnippet {
  /** What the rule says, as the title of its test. */
  readonly rule: string;
  readonly diagnostic: string;
  /** A part of the diagnostic's text, where several rules share one name. */
  readonly says?: string;
  /** Folder of both files; `file` where the name itself is the matter. */
  readonly folder: string;
  readonly extension?: '.ts' | '.tsx' | '.css';
  readonly broken: string | { readonly file: string; readonly code: string };
  readonly clean: string | { readonly file: string; readonly code: string };
}
