/**
 * `invalid`: the release or request is not well formed. `refused`: it is well formed and still not allowed.
 * `conflict`: somebody else was faster, or the name is taken. `missing`: there is no such release.
 */
export type RegistryErrorKind = 'invalid' | 'refused' | 'conflict' | 'missing';

export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly kind: RegistryErrorKind;

  constructor(kind: RegistryErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
