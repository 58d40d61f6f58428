export {
  type Call,
  type CallOptions,
  callList,
  callRaw,
  callUpload,
  type ListResult,
  toPageCount,
  toShownPage,
  type UploadOptions,
} from './createCall.ts';
export {
  bindCall,
  callOf,
  type EndpointPages,
  type EndpointQuery,
  endpointPages,
  endpointQuery,
} from './endpointQuery.ts';
export {
  CallError,
  type FieldError,
  ForbiddenError,
  NotFoundError,
  toCallError,
  ValidationError,
} from './errors.ts';
