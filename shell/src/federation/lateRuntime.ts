import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { type EntryRequest, loadEntry } from './scriptLoader.ts';
import { shareScope } from './shareScope.ts';
import { toScriptUrl } from './trustedTypes.ts';

/** Data of the runtime for devtools, as far as written here. */
interface FederationGlobal {
  readonly __FEDERATION__: {
    readonly moduleInfo: Record<
      string,
      {
        readonly version: string;
        readonly remoteEntry: string;
        readonly globalName?: string;
        readonly remotesInfo?: Record<string, { readonly matchedVersion: string }>;
      }
    >;
  };
}

export interface LateRuntime {
  /** Exposes a container to the DevTools extension of Module Federation, including ones loaded before the runtime. */
  describe(entry: EntryRequest): void;
  /** Loads an exposed module of a container through the runtime. */
  load(entry: EntryRequest, expose: string): Promise<unknown>;
}

const host = 'shell';

/** The runtime itself describes only remotes with a manifest; the extension reads this for all others. */
function describe({ global, url }: EntryRequest): void {
  const { moduleInfo } = (globalThis as unknown as FederationGlobal).__FEDERATION__;
  const { remotesInfo } = moduleInfo[host] ?? {};
  moduleInfo[host] = {
    version: '',
    remoteEntry: '',
    remotesInfo: { ...remotesInfo, [global]: { matchedVersion: url } },
  };
  moduleInfo[`${global}:${url}`] = { version: url, remoteEntry: url, globalName: global };
}

/**
 * Starts the federation runtime, through which all later loads go. It uses the page's share scope and script loader, so that it
 * finds containers that were loaded before it.
 */
export function startLateRuntime(): LateRuntime {
  const requests = new Map<string, EntryRequest>();
  const runtime: ModuleFederation = createInstance({
    name: host,
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
        // Requests of the runtime itself also pass the page's policy.
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
    describe,
    async load(entry, expose) {
      if (!requests.has(entry.global)) {
        requests.set(entry.global, entry);
        // Each build has a unique name; registering one name twice would mix builds.
        runtime.registerRemotes([
          { name: entry.global, entry: entry.url, entryGlobalName: entry.global, type: 'global' },
        ]);
        describe(entry);
      }
      return runtime.loadRemote(`${entry.global}/${expose}`);
    },
  };
}
