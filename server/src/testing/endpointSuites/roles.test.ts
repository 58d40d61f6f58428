import { defineEndpoint } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../context.ts';
import { route } from '../../http/plugins/route.ts';
import { type Cast, castActors, openSession } from '../testActors.ts';
import { openTestApp } from '../testApp.ts';
import { changeRows } from '../testRows.ts';
import { type ApiRoute, listApiRoutes, report, setUpWholeApi } from '../testWholeApi.ts';
import { ownedResources } from './ownedResources.ts';
import { checkExtraFields, checkRoles, listUnclaimed } from './roles.ts';

const plantedPath = '/api/v1/planted';
const base = { language: 'none', summary: 'A hole.' } as const;
const anyone = z.object({ sessionUid: z.string() });

const unprotected = defineEndpoint({
  ...base,
  name: 'planted.unprotected',
  method: 'GET',
  path: `${plantedPath}/unprotected`,
  access: 'member',
  response: z.object({}),
});
const anybodys = defineEndpoint({
  ...base,
  name: 'planted.remove',
  method: 'DELETE',
  path: `${plantedPath}/sessions/{sessionUid}`,
  access: 'member',
  params: anyone,
  response: z.object({}),
});
const leak = defineEndpoint({
  ...base,
  name: 'planted.leak',
  method: 'GET',
  path: `${plantedPath}/leak`,
  access: 'public',
  response: z.object({ name: z.string() }),
});
const laxForm = defineEndpoint({
  ...base,
  name: 'planted.form',
  method: 'POST',
  path: `${plantedPath}/form`,
  access: 'member',
  body: z.object({ name: z.optional(z.string()) }),
  response: z.object({}),
});

/** Planted faults, one for each kind of protection. */
async function plantedRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const answer = (data: object) => ({ status: { code: '200', message: '' }, data });
  app.get(unprotected.path, { config: { access: 'public', endpoint: unprotected } }, async () => answer({}));
  route(app, context, anybodys, async ({ params }) => {
    await changeRows(context.db, 'auth_session', { id: params.sessionUid }, { revoked_at: new Date() });
    return {};
  });
  app.get(leak.path, { config: { access: 'public', endpoint: leak } }, async () =>
    answer({ name: '', pw_hash: '$argon2id$', email: 'company@demo.example' }),
  );
  route(app, context, laxForm, () => ({}));
}

describe('every role on every endpoint', () => {
  const test = setUpWholeApi({ plugins: [plantedRoutes] });
  let cast: Cast;
  let routes: ApiRoute[];
  let holes: ApiRoute[];
  beforeAll(async () => {
    cast = await castActors(test);
    const all = listApiRoutes(test.app);
    routes = all.filter(({ endpoint }) => !endpoint.path.startsWith(plantedPath));
    holes = all.filter(({ endpoint }) => endpoint.path.startsWith(plantedPath));
  });

  const readMembers = async () =>
    (
      await sql<{ row: string }>`select member_uid || class_cd || role || state as row from member order by 1`.execute(
        test.db,
      )
    ).rows;

  it('lists the owner of the resource for every endpoint with an id', () => {
    expect(listUnclaimed(routes)).toEqual([]);
    expect(listUnclaimed(holes)).toEqual([`DELETE ${anybodys.path}`]);
  });

  it('allows exactly the roles of the access rule, and treats resources of others as missing', async () => {
    const { checks, faults } = await checkRoles(routes, { test, cast });
    report(`roles: ${routes.length} calls, ${checks} checks, ${faults.length} faults`);

    expect(faults).toEqual([]);
    expect(checks).toBeGreaterThan(1_000);
  });

  it('refuses fields outside the form', async () => {
    const before = await readMembers();
    const { checks, faults } = await checkExtraFields(routes, { test, cast });
    report(`extra fields: ${checks} sent, ${faults.length} taken`);

    expect(faults).toEqual([]);
    expect(await readMembers()).toEqual(before);
  });

  it('control: finds each planted fault', async () => {
    const resource = ownedResources['DELETE /api/v1/auth/sessions/{sessionUid}'];
    const resources = resource === undefined ? {} : { [`DELETE ${anybodys.path}`]: resource };
    const [unguarded, remove, leaking, form] = holes;
    const check = async (hole: ApiRoute | undefined) =>
      hole === undefined ? [] : (await checkRoles([hole], { test, cast, resources })).faults;

    const found = [await check(unguarded), await check(remove), await check(leaking)];
    const lax = form === undefined ? [] : (await checkExtraFields([form], { test, cast })).faults;
    report(`roles: control found ${[...found, lax].filter(({ length }) => length > 0).length} of 4 holes`);

    expect(found[0]).toContain(`GET ${unprotected.path} for visitor: answers 200, not 4010`);
    expect(found[0]).toContain(`GET ${unprotected.path} for withdrawn: answers 200, not 4011`);
    expect(found[1]).toContain(`DELETE ${anybodys.path} for other class, of another: changed a row all the same`);
    expect(found[2]).toContain(`GET ${leak.path} for visitor: answers more than its schema holds`);
    expect(found[2]).toContain(`GET ${leak.path} for visitor: answers a secret`);
    expect(found[2]).toContain(`GET ${leak.path} for visitor: answers the mailbox of another: company@demo.example`);
    expect(lax).toEqual([expect.stringContaining(`POST ${laxForm.path}: 200, takes role`)]);
  });

  it('control: an app with a route without an access rule does not start', async () => {
    const withoutRule = async (app: FastifyInstance) => void app.get('/api/v1/without-rule', async () => ({}));

    await expect(openTestApp({ plugins: [withoutRule] })).rejects.toThrow('Routes without config.access');
    report('roles: control route without a rule stopped the start');
  });

  it('ends the matrix’s sessions when revoked, as any other', async () => {
    const { headers, sessionId } = await openSession(test, cast.owner);
    await test.db.updateTable('auth_session').set({ revoked_at: new Date() }).where('id', '=', sessionId).execute();

    expect((await test.app.inject({ url: '/api/v1/auth/me', headers })).statusCode).toBe(400);
  });
});
