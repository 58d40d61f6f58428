import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntryRequest } from './scriptLoader.ts';

const { getLoadedRelease, loadRelease, startRuntime } = await import('./loadRelease.ts');
const { shareScope } = await import('./shareScope.ts');

const page = globalThis as unknown as Record<string, unknown>;
const lifecycles = () => ({ bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} });

/** Addresses of the requested scripts, in order. */
const scripts: string[] = [];
const missing = new Set<string>();

/** Fakes the network: a script loads immediately, or is missing. */
document.head.append = (...nodes) => {
  const script = nodes[0] as HTMLScriptElement & HTMLLinkElement;
  const path = new URL(script.src ?? script.href).pathname;
  scripts.push(path);
  if (script.rel === 'stylesheet') Element.prototype.append.call(document.head, script);
  queueMicrotask(() => (missing.has(path) ? script.onerror?.('error') : script.onload?.(new Event('load'))));
};

let count = 0;
/** Container on the page with a unique name, and its entry request. */
function aContainer(overrides: { exposed?: () => unknown; init?: (scope: unknown) => unknown } = {}) {
  count += 1;
  const global = `mf_test_${count}`;
  const exposed = lifecycles();
  const scopes: unknown[] = [];
  page[global] = {
    init: (scope: unknown) => {
      scopes.push(scope);
      return overrides.init?.(scope);
    },
    get: async () => () => (overrides.exposed ?? (() => exposed))(),
  };
  const request: EntryRequest = { url: `/remotes/${global}/remoteEntry.js`, global, integrity: 'sha384-entry' };
  return { request, exposed, scopes };
}

beforeEach(() => {
  scripts.length = 0;
  missing.clear();
});

describe('loadRelease, before the runtime is loaded', () => {
  it('returns the exposed lifecycles of a plain container with the page’s share scope', async () => {
    const { request, exposed, scopes } = aContainer();

    expect(await loadRelease(request)).toBe(exposed);
    expect(scopes).toEqual([shareScope]);
    expect(scopes[0]).toBe(shareScope);
  });

  it('loads a build once for two callers', async () => {
    const { request, scopes } = aContainer();

    const both = await Promise.all([loadRelease(request), loadRelease(request)]);

    expect(both[0]).toBe(both[1]);
    expect(scripts).toEqual([request.url]);
    expect(scopes).toHaveLength(1);
  });

  it('loads no script of the site without a hash', async () => {
    const { request } = aContainer();

    await expect(loadRelease({ ...request, integrity: '' })).rejects.toMatchObject({ name: 'RemoteLoadError' });
    expect(scripts).toEqual([]);
  });

  it('lists loaded builds synchronously', async () => {
    const { request, exposed } = aContainer();

    expect(getLoadedRelease(request.global)).toBeUndefined();
    await loadRelease(request);

    expect(getLoadedRelease(request.global)).toBe(exposed);
  });

  it('retries after a script that failed to load', async () => {
    const { request, exposed } = aContainer();
    missing.add(request.url);

    await expect(loadRelease(request)).rejects.toMatchObject({ part: 'entry', url: request.url });
    missing.clear();

    expect(await loadRelease(request)).toBe(exposed);
    expect(scripts).toEqual([request.url, request.url]);
  });

  it('retries after a chunk that failed to load, without loading the entry twice', async () => {
    const answers = [Object.assign(new Error('lost'), { name: 'ChunkLoadError' }), lifecycles()];
    const { request } = aContainer({
      exposed: () => {
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });

    await expect(loadRelease(request)).rejects.toMatchObject({ name: 'ChunkLoadError' });

    expect(await loadRelease(request)).toMatchObject({ mount: expect.any(Function) });
    expect(scripts).toHaveLength(1);
  });

  it('reports an error of the code soon again, although its next load would never settle', async () => {
    const { request } = aContainer();
    const fault = new TypeError("This document requires 'TrustedScriptURL' assignment.");
    const answers = [() => Promise.reject(fault)];
    page[request.global] = { init: () => {}, get: () => answers.shift()?.() ?? new Promise(() => {}) };

    await expect(loadRelease(request)).rejects.toBe(fault);

    await expect(loadRelease(request)).rejects.toBe(fault);
  });

  it('imports an entry that is a module, once all files of the build were loaded with their hashes', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'haesol-module-'));
    const url = join(dir, 'remoteEntry.mjs');
    const code = 'export const init = () => {}; export const get = async () => () => globalThis.lifecyclesOfModule;';
    writeFileSync(url, code);
    page.lifecyclesOfModule = lifecycles();
    const screen = { href: join(dir, 'ListScreen.mjs'), integrity: 'sha384-screen' };
    const style = { href: join(dir, 'ListScreen.css'), integrity: 'sha384-style' };
    const request = {
      url,
      global: 'mf_test_module',
      integrity: 'sha384-entry',
      modules: { scripts: [screen], styles: [style] },
    };
    missing.add(screen.href);

    await expect(loadRelease(request)).rejects.toMatchObject({ part: 'entry', url: screen.href });
    missing.clear();

    expect(await loadRelease(request)).toBe(page.lifecyclesOfModule);
    // The style sheet of the first try is still in the page.
    expect(scripts.slice(3)).toEqual([url, screen.href]);
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    expect(sheets.map(({ href, integrity }) => [href, integrity])).toEqual([
      [new URL(style.href, document.baseURI).href, style.integrity],
    ]);
    await expect(
      loadRelease({
        ...request,
        global: 'mf_test_other',
        modules: { scripts: [{ ...screen, integrity: '' }], styles: [] },
      }),
    ).rejects.toThrow('could not be loaded');
    rmSync(dir, { recursive: true });
  });

  it('initialises the share scope again after a container that failed to', async () => {
    const faults = [new Error('scope refused')];
    const { request, exposed, scopes } = aContainer({
      init: () => {
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
      },
    });

    await expect(loadRelease(request)).rejects.toThrow('scope refused');

    expect(await loadRelease(request)).toBe(exposed);
    expect(scopes).toHaveLength(2);
  });

  it('rejects a script without a container', async () => {
    const { request } = aContainer();
    page[request.global] = undefined;

    await expect(loadRelease(request)).rejects.toMatchObject({ name: 'RemoteLoadError', part: 'entry' });
  });

  it('rejects a module without lifecycles', async () => {
    const { request } = aContainer({ exposed: () => ({ render: () => {} }) });

    await expect(loadRelease(request)).rejects.toMatchObject({ name: 'RemoteLoadError', part: 'contract' });
  });
});

describe('loadRelease, through the runtime', () => {
  const { request: beforeRuntime } = aContainer();
  const { request: duringStart, scopes: scopesDuringStart } = aContainer();
  beforeAll(async () => {
    await loadRelease(beforeRuntime);
    const starting = startRuntime();
    await loadRelease(duringStart);
    await starting;
  });

  it('does not wait for a runtime that is loading', () => {
    expect(scopesDuringStart).toEqual([shareScope]);
  });

  it('returns the exposed lifecycles with the same share scope', async () => {
    const { request, exposed, scopes } = aContainer();

    expect(await loadRelease(request)).toBe(exposed);
    expect(scopes[0]).toBe(shareScope);
    expect(scripts).toEqual([request.url]);
  });

  it('returns the identical module of a build loaded before the runtime', async () => {
    const { request } = aContainer();
    const before = await loadRelease(request);

    expect(await loadRelease(request)).toBe(before);
    expect(scripts).toHaveLength(1);
  });

  it('reports the address of a script that failed to load, and retries', async () => {
    const { request, exposed } = aContainer();
    missing.add(request.url);

    await expect(loadRelease(request)).rejects.toMatchObject({ part: 'entry', url: request.url });
    missing.clear();

    expect(await loadRelease(request)).toBe(exposed);
  });

  it('exposes containers to the DevTools extension of Module Federation, including earlier ones', async () => {
    const { request } = aContainer();
    await loadRelease(request);

    const { moduleInfo } = page.__FEDERATION__ as { moduleInfo: Record<string, { remotesInfo?: object }> };
    for (const { global, url } of [beforeRuntime, duringStart, request]) {
      expect(moduleInfo.shell?.remotesInfo).toHaveProperty(global, { matchedVersion: url });
      expect(moduleInfo[`${global}:${url}`]).toMatchObject({ remoteEntry: url, globalName: global });
    }
  });

  it('starts the runtime once', async () => {
    expect(await startRuntime()).toBe(await startRuntime());
  });
});
