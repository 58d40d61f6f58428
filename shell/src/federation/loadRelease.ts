import type { RemoteLifecycles } from '@haesol/remote/shell-api';
import type { LateRuntime } from './lateRuntime.ts';
import { RemoteLoadError, toLoadError } from './loadErrors.ts';
import { type EntryRequest, loadEntry } from './scriptLoader.ts';
import { shareScope } from './shareScope.ts';

const expose = 'lifecycles';
const loaded = new Map<string, RemoteLifecycles>();
const loading = new Map<string, Promise<RemoteLifecycles>>();
/** Errors of builds whose code ran and threw, by container. */
const thrown = new Map<string, { readonly error: unknown }>();
/** Containers loaded without the runtime. */
const plain: EntryRequest[] = [];
/** Set once the runtime has started. */
let runtime: LateRuntime | undefined;
let starting: Promise<LateRuntime> | undefined;

/** Routes loads through the federation runtime once its separate chunk has loaded; no load waits for it. */
export function startRuntime(): Promise<LateRuntime> {
  starting ??= import(/* webpackChunkName: "late-runtime" */ './lateRuntime.ts').then((module) => {
    runtime = module.startLateRuntime();
    for (const entry of plain) runtime.describe(entry);
    return runtime;
  });
  // Without the runtime loads continue as before; the next call retries.
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

async function loadPlainly(entry: EntryRequest): Promise<unknown> {
  const container = await loadEntry(entry);
  // Idempotent with the same scope: a failed load may be retried.
  await container.init(shareScope);
  plain.push(entry);
  runtime?.describe(entry);
  return keepThrown(entry, async () => (await container.get(`./${expose}`))());
}

/** Remembers an error of the build's code; failed requests are not remembered. */
async function keepThrown<T>({ global }: EntryRequest, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (toLoadError(error) === undefined) thrown.set(global, { error });
    throw error;
  }
}

/** Time for code that threw before, in milliseconds; the network has answered already. */
const againMs = 1_000;

/**
 * Rejects with the error of the load before if this one does not settle soon: bundlers keep the request of a chunk whose script
 * they could not insert as pending.
 */
function orError<T>(work: Promise<T>, error: unknown): Promise<T> {
  return Promise.race([work, new Promise<never>((_resolve, reject) => setTimeout(() => reject(error), againMs))]);
}

function checkLifecycles(module: unknown, url: string): RemoteLifecycles {
  const lifecycles = module as Partial<RemoteLifecycles> | null;
  if (
    typeof lifecycles?.mount !== 'function' ||
    typeof lifecycles.unmount !== 'function' ||
    typeof lifecycles.bootstrap !== 'function'
  ) {
    throw new RemoteLoadError('contract', url, new Error('the exposed module has no lifecycles'));
  }
  return lifecycles as RemoteLifecycles;
}

/** Returns the lifecycles of a loaded build, so that it can be mounted immediately. */
export const getLoadedRelease = (global: string): RemoteLifecycles | undefined => loaded.get(global);

/**
 * Loads a remote's code: first as a plain container, later through the runtime; both return the same module. The only way into
 * the page.
 * @throws the error of the script, a chunk or its CSS; the next call retries
 */
export function loadRelease(entry: EntryRequest): Promise<RemoteLifecycles> {
  const pending = loading.get(entry.global);
  if (pending !== undefined) return pending;
  const known = thrown.get(entry.global);
  const late = runtime;
  const code = late === undefined ? loadPlainly(entry) : keepThrown(entry, () => late.load(entry, expose));
  const work = (known === undefined ? code : orError(code, known.error))
    .then((module) => checkLifecycles(module, entry.url))
    .then((lifecycles) => {
      loaded.set(entry.global, lifecycles);
      thrown.delete(entry.global);
      return lifecycles;
    });
  loading.set(entry.global, work);
  work.catch(() => loading.delete(entry.global));
  return work;
}
