import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { MemberRole } from '../../db/schema.ts';
import { parsePage } from '../../pages/edge/testEdge.ts';
import { openSession, type Session } from '../../testing/testActors.ts';
import { openTestApp, readCookies, type TestApp } from '../../testing/testApp.ts';
import { createTestEdge } from '../../testing/testWholeApi.ts';
import { saveCheck } from '../registry/checkRepository.ts';
import { createDiskStore } from '../registry/diskStore.ts';
import { publishRelease } from '../registry/publishRelease.ts';
import { aRelease, aRemoteJson, aRoute, passedCheck } from '../registry/testReleases.ts';

export const pagePath = '/infoPlaza/notice';
export const releaseToken = 'token-of-team-infoplaza';

const shellCode = `
const { createElement } = require('react');
exports.prepare = async ({ markup }) => createElement('div', null,
  Object.entries(markup).map(([id, html]) => createElement('main', { key: id, dangerouslySetInnerHTML: { __html: html } })));`;

/** Code of a page that writes its text; `spoil` runs when the build is loaded. */
export const toPageCode = (text: string, spoil = '') => `${spoil}
const { createElement } = require('react');
exports.prepare = async () => createElement('p', null, ${JSON.stringify(text)});`;

/** Adds a signed-in member to an empty database. */
export async function addMember(
  test: TestApp,
  role: MemberRole = 'MEMBER',
): Promise<Session & { readonly email: string }> {
  const member = { member_uid: randomUUID(), email: `${randomUUID()}@mail.example`, name: '한가람', role } as const;
  await test.db
    .insertInto('member')
    .values({ ...member, class_cd: 'GENERAL' })
    .execute();
  return { ...(await openSession(test, member.member_uid)), email: member.email };
}

/** Opens a site with one remote: `build0001` and `shell0001` are released, `build0002` is on `pr-7`, `shell0002` on `next`. */
export async function openOverrideSite(
  options: { isRendered?: boolean; environment?: Readonly<Record<string, string>> } = {},
) {
  const test = await openTestApp({
    environment: {
      RELEASE_TOKENS: `mf-infoplaza=${releaseToken},mf-travel=token-of-team-travel`,
      ...options.environment,
    },
    plugins: [createTestEdge(options.isRendered === true ? { rendering: { limitMs: 150_000, size: 1 } } : {})],
  });
  const store = createDiskStore(test.context.config.dataDir);
  const publish = async (
    id: 'mf-infoplaza' | 'shell',
    buildId: string,
    channel: string,
    { ssr, isChecked = true }: { readonly ssr?: string; readonly isChecked?: boolean } = {},
  ) => {
    const remoteJson = id === 'shell' ? null : aRemoteJson({ routes: [aRoute()] });
    const code = ssr ?? (id === 'shell' ? shellCode : toPageCode(`화면 ${buildId}`));
    const release = aRelease({ buildId, remoteJson, ssr: code });
    await publishRelease({ db: test.db, store, ...release, actor: 'test', channel });
    if (isChecked && id !== 'shell') await saveCheck(test.db, id, buildId, passedCheck);
  };
  await publish('shell', 'shell0001', 'stable');
  await publish('mf-infoplaza', 'build0001', 'stable');
  await publish('mf-infoplaza', 'build0002', 'pr-7');
  await publish('shell', 'shell0002', 'next');

  const site = {
    ...test,
    store,
    publish,
    /** Sets the rights of a member. */
    async giveRights({ memberUid: member_uid }: Pick<Session, 'memberUid'>, ...rights: string[]): Promise<void> {
      await test.db.deleteFrom('member_right').where('member_uid', '=', member_uid).execute();
      const rows = rights.map((right_nm) => ({ member_uid, right_nm, given_at: new Date() }));
      if (rows.length > 0) await test.db.insertInto('member_right').values(rows).execute();
    },
    choose: (mf: string, { headers }: Pick<Session, 'headers'>): Promise<LightMyRequestResponse> =>
      test.app.inject({ method: 'POST', url: '/api/v1/registry/override', headers, payload: { mf } }),
    get: (url: string, cookies: Readonly<Record<string, string>> = {}) =>
      test.app.inject({ url, headers: { accept: 'text/html' }, cookies }),
  };
  return {
    ...site,
    /** Adds a member with these rights. */
    async addMember(...rights: string[]) {
      const member = await addMember(test);
      await site.giveRights(member, ...rights);
      return member;
    },
  };
}

export type OverrideSite = Awaited<ReturnType<typeof openOverrideSite>>;

/** Returns text and scripts of a page. */
export function readPage(response: LightMyRequestResponse) {
  const { snapshot } = parsePage(response.body);
  const registry = snapshot.registry as unknown as {
    shell: { buildId: string };
    remotes: Record<string, { buildId: string }>;
    override?: { builds: Record<string, string>; until: number };
  };
  return {
    text: /<main><p>(.*?)<\/p><\/main>/.exec(response.body)?.[1],
    shell: registry.shell.buildId,
    build: registry.remotes['mf-infoplaza']?.buildId,
    override: registry.override,
    cacheControl: response.headers['cache-control'],
    cookies: readCookies(response),
  };
}
