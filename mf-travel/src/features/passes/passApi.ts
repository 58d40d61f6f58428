import { codesList, passList } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

/** Won, the only currency so far (specification §4). */
const exrate = 'CD0000001044';
/** More than there are. */
const pageSize = 24;

export const listPasses = (call: Call, psCd: string, { signal }: CallOptions = {}) =>
  call(passList, { query: { pageNum: 1, pageSize, psCd, language: '', exrate } }, { signal });

export const listKinds = (call: Call, { signal }: CallOptions = {}) =>
  call(codesList, { params: { group: 'PS_CD' } }, { signal });
