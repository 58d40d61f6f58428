import type { RegistryEntry, ReleaseManifest } from '@haesol/contracts/release';
import { toIntegrity } from '../../release/registry/integrity.ts';
import type { ReleaseStore } from '../../release/registry/ReleaseStore.ts';
import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import type { RenderRequest } from '../edge/composePage.ts';
import { createPageRenderer, type PageRenderer } from './createPageRenderer.ts';
import { findWorkerSandbox } from './workerSandbox.ts';

const sandbox = await findWorkerSandbox();

export const shellCode = `
const { createElement } = require('react');
exports.prepare = async ({ path, markup }) =>
  createElement('div', null, createElement('header', null, '머리 ' + path),
    ...Object.entries(markup).map(([id, html]) => createElement('main', { key: id, dangerouslySetInnerHTML: { __html: html } })));
`;
export const pageCode = `
const { createElement, useId } = require('react');
function Page({ data, slots }) { return createElement('p', { id: useId() }, data + ' ' + slots); }
exports.prepare = async ({ request, slot, slotMarkup }) => {
  if (slot) return createElement('i', null, slot);
  const { data } = await request({ name: 'posts.list', method: 'GET', path: '/api/v1/posts/list', headers: { language: 'CD' } });
  return createElement(Page, { data, slots: Object.keys(slotMarkup).join() });
};
`;
export const answers = { 'GET /api/v1/posts/list? CD visitor': { status: { code: '200', message: '' }, data: '목록' } };

/** Time in which workers start even on a busy machine. */
export const patientMs = 20_000;
/** Timeout for builds that hang, for which tests have to wait. */
export const hangingMs = 5_000;
const renderers: PageRenderer[] = [];

/** Ends the workers of all sites. */
export async function closeTestSites(): Promise<void> {
  await Promise.all(renderers.splice(0).map((renderer) => renderer.close()));
}

/** Creates a site whose one remote, and the owner of the slot on its page, run the given code on the server. */
export function createTestSite({
  page = pageCode,
  slot = pageCode,
  shell = shellCode,
  now = () => performance.now(),
  limitMs = patientMs,
} = {}) {
  const files = new Map<string, Buffer>();
  const publish = (id: string, code: string): Pick<RegistryEntry, 'buildId' | 'ssr' | 'files'> => {
    const bytes = Buffer.from(code);
    files.set(`${id}/build001/ssr/server.js`, bytes);
    return { buildId: 'build001', ssr: 'ssr/server.js', files: { 'ssr/server.js': toIntegrity(bytes) } };
  };
  const entry = (remoteJson: RegistryEntry['remoteJson'], code: string): RegistryEntry => ({
    ...publish(remoteJson.id, code),
    entry: '',
    global: '',
    integrity: '',
    css: [],
    scripts: [],
    chunks: {},
    enabled: true,
    notice: null,
    remoteJson,
  });
  const route = aRoute({ path: '/infoPlaza/notice', slots: ['travel.sticky.v1'] });
  const registry = {
    version: '1',
    shell: { buildId: 'build001' },
    remotes: {
      'mf-infoplaza': entry(aRemoteJson({ routes: [route] }), page),
      'mf-travel': entry(aRemoteJson({ id: 'mf-travel', offers: [{ slot: 'travel.sticky.v1', gets: [] }] }), slot),
    },
  };
  const shellRelease = { id: 'shell', mode: 'production', ...publish('shell', shell) } as unknown as ReleaseManifest;
  const faults: { build: string; path: string; kind: string; error: string; isLeftOut: boolean }[] = [];
  const store = { read: async (path: string) => files.get(path) } as unknown as ReleaseStore;
  const made = createPageRenderer({
    sandbox,
    store,
    now,
    report: (fault) => void faults.push(fault),
    limitMs,
    memoryMb: 32,
    size: 1,
  });
  renderers.push(made);
  const request: RenderRequest = {
    match: { remoteId: 'mf-infoplaza', route },
    isOpen: true,
    registry,
    shell: shellRelease,
    path: '/infoPlaza/notice?pageNum=2',
    hasSession: false,
    languageCd: '',
    answers,
    now: 0,
  };
  const render = (overrides: Partial<RenderRequest> = {}) => made.render({ ...request, ...overrides });
  const keepOnly = () => made.keepOnly({ remotes: {}, canaries: [] }, shellRelease);
  return { render, keepOnly, faults, files, kinds: () => faults.map(({ build, kind }) => `${build} ${kind}`) };
}
