import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { type EntryRequest, loadEntry } from './scriptLoader.ts';
import { shareScope } from './shareScope.ts';
import { toScriptUrl } from './trustedTypes.ts';

export interface LateRuntime {
  /** Loads an exposed module of a container through the runtime. */
  load(entry: EntryRequest, expose: string): Promise<unknown>;
}

/**
 * Starts the federation runtime: from then on every load goes through it. It takes the page's share scope and its
 * script loader, so that a container that came before it is the same one for it.
 */
export function startLateRuntime(): LateRuntime {
  const requests = new Map<string, EntryRequest>();
  const runtime: ModuleFederation = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'one-loader',
        loadEntry: ({ remoteInfo }) => {
          const request = requests.get(remoteInfo.name);
          return (
            request === undefined ? Promise.reject(new Error(`unknown remote ${remoteInfo.name}`)) : loadEntry(request)
          ) as never;
        },
        // What the runtime asks for by itself goes through the page's policy as well.
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = toScriptUrl(url);
          script.crossOrigin = 'anonymous';
          return script;
        },
      },
    ],
  });
  runtime.initShareScopeMap('default', shareScope as never);
  return {
    async load(entry, expose) {
      if (!requests.has(entry.global)) {
        requests.set(entry.global, entry);
        // Each build has a name of its own; registering one name twice would mix builds.
        runtime.registerRemotes([
          { name: entry.global, entry: entry.url, entryGlobalName: entry.global, type: 'global' },
        ]);
      }
      return runtime.loadRemote(`${entry.global}/${expose}`);
    },
  };
}
