export {
  type Call,
  type CallOptions,
  callList,
  callRaw,
  createCall,
  type ListResult,
  toHttpRequest,
  toPageCount,
} from './createCall.ts';
export {
  CallError,
  ConflictError,
  type FieldError,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  ServerError,
  TooManyRequestsError,
  toCallError,
  toTransportError,
  UnauthorizedError,
  ValidationError,
} from './errors.ts';
