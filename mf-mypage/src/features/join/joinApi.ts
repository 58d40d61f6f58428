import {
  type CodeGroup,
  codesList,
  type EndpointInput,
  join,
  type TermsCode,
  termsGet,
  termsList,
} from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

export function listTerms(call: Call, options: CallOptions) {
  return call(termsList, { query: { pageNum: 1, pageSize: 20 } }, options);
}

export function getTerms(call: Call, code: TermsCode, options: CallOptions) {
  return call(termsGet, { params: { code } }, options);
}

export function listCodes(call: Call, group: CodeGroup, options: CallOptions) {
  return call(codesList, { params: { group } }, options);
}

export function joinMember(call: Call, body: EndpointInput<typeof join>['body'], options: CallOptions) {
  return call(join, { body }, options);
}
