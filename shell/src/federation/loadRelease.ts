import type { RemoteLifecycles } from '@haesol/remote/shell-api';
import type { LateRuntime } from './lateRuntime.ts';
import { RemoteLoadError } from './loadErrors.ts';
import { type EntryRequest, loadEntry } from './scriptLoader.ts';
import { shareScope } from './shareScope.ts';

const expose = 'lifecycles';
const loaded = new Map<string, RemoteLifecycles>();
const loading = new Map<string, Promise<RemoteLifecycles>>();
/** Containers loaded before the runtime. */
const plain: EntryRequest[] = [];
let runtime: Promise<LateRuntime> | undefined;

/** Routes loads through the federation runtime from now on: a separate chunk, so that the first screen need not wait for it. */
export function startRuntime(): Promise<LateRuntime> {
  runtime ??= import(/* webpackChunkName: "late-runtime" */ './lateRuntime.ts').then((module) => {
    const late = module.startLateRuntime();
    for (const entry of plain) late.describe(entry);
    return late;
  });
  const starting = runtime;
  // Without the runtime loads continue as before; the next one retries.
  starting.catch(() => {
    runtime = undefined;
  });
  return starting;
}

async function loadPlainly(entry: EntryRequest): Promise<unknown> {
  const container = await loadEntry(entry);
  // Idempotent with the same scope: a failed load may be retried.
  await container.init(shareScope);
  plain.push(entry);
  const factory = await container.get(`./${expose}`);
  return factory();
}

async function loadThroughRuntime(entry: EntryRequest): Promise<unknown> {
  const late = await runtime?.catch(() => undefined);
  return late === undefined ? loadPlainly(entry) : late.load(entry, expose);
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
  const work = (runtime === undefined ? loadPlainly(entry) : loadThroughRuntime(entry))
    .then((module) => checkLifecycles(module, entry.url))
    .then((lifecycles) => {
      loaded.set(entry.global, lifecycles);
      return lifecycles;
    });
  loading.set(entry.global, work);
  work.catch(() => loading.delete(entry.global));
  return work;
}
