import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineEndpoint } from '@haesol/contracts/common';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { readTestSize } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { route } from '../../http/plugins/route.ts';
import { type Cast, castActors, openSession, type Session } from '../testActors.ts';
import { type ApiRoute, listApiRoutes, report, setUpWholeApi } from '../testWholeApi.ts';
import { anyInput, type BadInput, sharpInputs, toRequest } from './badInputs.ts';
import { toName } from './contract.ts';
import { canary } from './hostileTexts.ts';
import { keptInputs } from './keptInputs.ts';
import { isOfTeams, ownedResources } from './ownedResources.ts';

const size = { short: 500, long: 20_000 }[readTestSize()];
const seed = 1;
const limitMs = 1_000;
const keptFolder = path.join('.data', 'bad-inputs');

const planted = {
  method: 'POST',
  language: 'none',
  access: 'member',
  body: z.object({ text: z.optional(z.string()) }),
  response: z.object({}),
  summary: 'A hole.',
} as const;
const breaks = defineEndpoint({ ...planted, name: 'planted.breaks', path: '/api/v1/planted/breaks' });
const logsOut = defineEndpoint({ ...planted, name: 'planted.logsOut', path: '/api/v1/planted/logs-out' });
const stores = defineEndpoint({ ...planted, name: 'planted.stores', path: '/api/v1/planted/stores' });

/** Planted faults: a text that crashes, one that ends the session, one that is stored as HTML. */
async function plantedRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, breaks, ({ body }) => {
    if (body.text?.includes("'")) throw new Error('syntax error');
    return {};
  });
  route(app, context, logsOut, async ({ body, member }) => {
    if (body.text?.includes('<')) {
      const change = context.db.updateTable('auth_session').set({ revoked_at: member.now });
      await change.where('id', '=', member.sessionId).execute();
    }
    return {};
  });
  route(app, context, stores, async ({ body }) => {
    await sql`update content_block set blocks = jsonb_build_object('html', ${body.text ?? ''}::text)
      where menu_key = 'intro_chart' and ${body.text ?? ''} like '%<script%'`.execute(context.db);
    return {};
  });
}

/** Endpoints whose purpose is to end sessions. */
const ending = ['POST /api/v1/auth/logout', 'POST /api/v1/auth/logout-all', 'PATCH /api/v1/mypage/sign-out'];

describe('all bad inputs for all endpoints', () => {
  const test = setUpWholeApi({ plugins: [plantedRoutes] });
  let cast: Cast;
  let routes: ApiRoute[];
  let holes: ApiRoute[];
  let ids: string[];
  let slowestMs = 0;
  let tried = 0;
  beforeAll(async () => {
    cast = await castActors(test);
    const all = listApiRoutes(test.app).filter(({ endpoint }) => !isOfTeams(endpoint.path));
    holes = all.filter(({ endpoint }) => endpoint.path.startsWith('/api/v1/planted/'));
    routes = all.filter((one) => !holes.includes(one));
    const made = await Promise.all(Object.values(ownedResources).map(({ make }) => make(test, cast.owner)));
    const { rows } = await sql<{ id: string }>`(select post_uid as id from post limit 2) union all
      (select gds_uid from goods limit 2) union all (select tour_uid from tour limit 2)`.execute(test.db);
    ids = [...made, ...rows.map(({ id }) => id), 'CTPV', 'USE', 'intro_chart'];
  });

  const openFor = ({ endpoint }: ApiRoute): Promise<Session> =>
    openSession(test, ['staff', 'admin'].includes(endpoint.access) ? cast.admin : cast.owner);
  const isAlive = async ({ headers }: Session) =>
    (await test.app.inject({ url: '/api/v1/auth/me', headers })).statusCode === 200;

  /** Returns the fault in the response to an input, or undefined. */
  async function judge(one: ApiRoute, input: BadInput, session: Session): Promise<string | undefined> {
    const startedAt = performance.now();
    const response = await test.app.inject(toRequest(one, input, session.headers));
    const tookMs = performance.now() - startedAt;
    slowestMs = Math.max(slowestMs, tookMs);
    if (response.statusCode >= 500) return `HTTP ${response.statusCode}`;
    if (response.statusCode === 400 && one.endpoint.access !== 'refresh') return 'HTTP 400: a logout';
    if (response.body.includes(`<script>${canary}`) && !response.headers['content-type']?.includes('json')) {
      return 'answers a script';
    }
    return tookMs > limitMs ? `took ${Math.round(tookMs)} ms` : undefined;
  }

  /** Retries slow requests, because a busy machine is not a fault. */
  async function judgeFairly(one: ApiRoute, input: BadInput, session: Session): Promise<string | undefined> {
    let wrong = await judge(one, input, session);
    for (let again = 0; again < 3 && wrong?.startsWith('took'); again += 1) wrong = await judge(one, input, session);
    return wrong;
  }

  async function tryRoute(one: ApiRoute, numRuns: number): Promise<string[]> {
    const name = toName(one.endpoint);
    let session = await openFor(one);
    const property = fc.asyncProperty(anyInput(one, ids), async (input) => {
      const wrong = await judgeFairly(one, input, session);
      if (ending.includes(name)) session = await openFor(one);
      else if (!(await isAlive(session))) {
        session = await openFor(one);
        throw new Error('the session is gone');
      }
      if (wrong !== undefined) throw new Error(wrong);
    });
    const known = [...(keptInputs[name] ?? []), ...sharpInputs(one, ids, seed)];
    const examples = known.map((input): [BadInput] => [input]);
    const result = await fc.check(property, { seed, numRuns: numRuns + examples.length, examples, timeout: 60_000 });
    tried += result.numRuns;
    if (!result.failed) return [];
    await mkdir(keptFolder, { recursive: true });
    const kept = path.join(keptFolder, `${one.endpoint.name}.json`);
    await writeFile(kept, JSON.stringify(result.counterexample?.[0], null, 2));
    const input = JSON.stringify(result.counterexample?.[0]).slice(0, 600);
    return [`${name}: ${(result.errorInstance as Error).message}, smallest input (kept in ${kept}): ${input}`];
  }

  /** Finds scripts in public HTML fields. */
  async function findScripts(): Promise<string[]> {
    const { rows } = await sql<{ tab: string; col: string }>`select table_name as tab, column_name as col
      from information_schema.columns where table_schema = 'public'
      and (column_name like '%html%' or (data_type = 'jsonb' and table_name = 'content_block'))`.execute(test.db);
    const found = await Promise.all(
      rows.map(async ({ tab, col }) => {
        const hits = await sql`select 1 from ${sql.table(tab)}
          where ${sql.ref(col)}::text like ${`%${canary}%`} limit 1`.execute(test.db);
        return hits.rows.length === 0 ? [] : [`${tab}.${col}`];
      }),
    );
    return found.flat();
  }

  it('never crash an endpoint, end a session, store a script or take longer than a second', async () => {
    const runs = Math.ceil(size / routes.length);
    const faults: string[] = [];
    for (const one of routes) faults.push(...(await tryRoute(one, runs)));
    faults.push(...(await findScripts()).filter((column) => column !== 'mail_outbox.body_html'));
    report(
      `bad inputs: ${tried} against ${routes.length} calls, ` +
        `slowest ${Math.round(slowestMs)} ms, ${faults.length} faults`,
    );

    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(size);
  }, 1_800_000);

  it('control: finds and shrinks a text that crashes, one that logs out and one that is stored', async () => {
    const [breaking, loggingOut, storing] = holes;
    const found = [
      ...(breaking === undefined ? [] : await tryRoute(breaking, 200)),
      ...(loggingOut === undefined ? [] : await tryRoute(loggingOut, 200)),
    ];
    if (storing !== undefined) await tryRoute(storing, 200);
    const scripts = await findScripts();
    report(`bad inputs: control found ${found.length + scripts.length} of 3 holes`);

    expect(found).toEqual([
      expect.stringContaining('planted/breaks: HTTP 500'),
      expect.stringContaining('planted/logs-out: the session is gone'),
    ]);
    expect(scripts).toEqual(['content_block.blocks']);
  });
});
