import { termsGet } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

export const getTerms = (call: Call, code: string, version: string, { signal }: CallOptions = {}) =>
  call(termsGet, { params: { code }, query: { version } }, { signal });
