export interface TermsReference {
  readonly code: string;
  readonly version: string;
  readonly title: string;
  readonly required: boolean;
  /** First day in force. */
  readonly effective_at: string;
  readonly html: string;
  readonly sort: number;
}

export const termsReference: readonly TermsReference[] = [];
