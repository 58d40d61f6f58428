import type { RemoteLifecycles, RemoteProps } from '@haesol/remote/shell-api';
import { anEntry, aRemoteJson } from '../../registry/testing/aRegistry.ts';

let count = 0;

/**
 * Build whose container is on the page, with lifecycles that record their calls.
 * @param overrides lifecycles with other behaviour
 */
export function aRelease(overrides: Partial<RemoteLifecycles> = {}, json = aRemoteJson()) {
  count += 1;
  const entry = anEntry(json, { buildId: `build${String(count).padStart(4, '0')}` });
  const calls: string[] = [];
  const seen: RemoteProps[] = [];
  const lifecycles: RemoteLifecycles = {
    ...(overrides.prepare && { prepare: overrides.prepare }),
    async bootstrap(props) {
      calls.push('bootstrap');
      await overrides.bootstrap?.(props);
    },
    async mount(props) {
      calls.push('mount');
      seen.push(props);
      if (overrides.mount !== undefined) return overrides.mount(props);
      props.domElement.append(Object.assign(document.createElement('p'), { textContent: `화면 ${entry.buildId}` }));
    },
    async update(props) {
      calls.push('update');
      seen.push(props);
      await overrides.update?.(props);
    },
    async unmount(props) {
      calls.push(props.domElement.isConnected ? 'unmount' : 'unmount disconnected');
      await overrides.unmount?.(props);
    },
  };
  const faults: unknown[] = [];
  Object.assign(globalThis, {
    [entry.global]: {
      init: () => undefined,
      get: async () => () => {
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
        return lifecycles;
      },
    },
  });
  return { entry, calls, seen, faults };
}

/** Fakes the network: every entry loads immediately. */
export function serveScripts(): void {
  document.head.append = (...nodes) => {
    const script = nodes[0] as HTMLScriptElement;
    queueMicrotask(() => script.onload?.(new Event('load')));
  };
}
