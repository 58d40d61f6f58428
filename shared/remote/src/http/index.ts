export {
  type Call,
  type CallOptions,
  callList,
  callRaw,
  callUpload,
  type ListResult,
  type UploadOptions,
} from './createCall.ts';
export {
  type EndpointPages,
  type EndpointQuery,
  endpointPages,
  endpointQuery,
  withoutRepeats,
} from './endpointQuery.ts';
export {
  CallError,
  type FieldError,
  NetworkError,
  NotFoundError,
  toCallError,
  ValidationError,
} from './errors.ts';
