/** Part that failed to load. */
export type LoadedPart = 'entry' | 'chunk' | 'css' | 'registry' | 'contract';

/** A remote's code failed to load. `url` is the address to probe for the cause. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
  readonly part: LoadedPart;
  readonly url: string | undefined;

  constructor(part: LoadedPart, url: string | undefined, cause?: unknown) {
    super(`A ${part} of a remote could not be loaded${url === undefined ? '' : `: ${url}`}`, { cause });
    this.part = part;
    this.url = url;
  }
}

interface ChunkError {
  readonly name?: string;
  readonly code?: string;
  readonly request?: string;
  readonly message?: string;
}

/** Recognises a failed load among any thrown values; undefined means that code ran and threw. */
export function toLoadError(error: unknown): RemoteLoadError | undefined {
  if (error instanceof RemoteLoadError) return error;
  if (typeof error !== 'object' || error === null) return undefined;
  const { name, code, request, message = '' } = error as ChunkError;
  if (code === 'CSS_CHUNK_LOAD_FAILED') return new RemoteLoadError('css', request, error);
  if (name === 'ChunkLoadError') return new RemoteLoadError('chunk', request, error);
  // The federation runtime wraps errors of its own requests.
  if (/RUNTIME-0(01|03|08|13|14)\b/.test(message) && !/ScriptExecutionError/.test(message)) {
    return new RemoteLoadError('entry', undefined, error);
  }
  return undefined;
}
