/**
 * `invalid`: the release or request is malformed. `refused`: it is well-formed but not allowed. `conflict`: another change was
 * faster, or the name is used. `missing`: the release does not exist.
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
