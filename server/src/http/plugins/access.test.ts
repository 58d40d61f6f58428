import { type Access, defineEndpoint } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../context.ts';
import { type SignedIn, setUpTestApp, signIn } from '../../testing/testApp.ts';
import { route } from './route.ts';

const whoIs = (access: Access) =>
  defineEndpoint({
    name: `who.${access}`,
    method: 'GET',
    path: `/api/v1/who/${access}`,
    access,
    ...(access === 'staff' && { area: 'any' as const }),
    language: 'none',
    summary: 'Says who calls.',
    response: z.object({ email: z.nullable(z.string()) }),
  });

async function whoRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  for (const access of ['public', 'optional', 'member', 'staff', 'admin'] as const) {
    route(app, context, whoIs(access), ({ request }) => ({ email: request.principal?.email ?? null }));
  }
}

describe('access', () => {
  const test = setUpTestApp({ sample: true, plugins: [whoRoutes] });
  let student: SignedIn;
  let staff: SignedIn;
  let admin: SignedIn;
  beforeAll(async () => {
    student = await signIn(test, 'student');
    staff = await signIn(test, 'office');
    admin = await signIn(test, 'admin');
  });

  const ask = async (access: Access, headers: Record<string, string> = {}) => {
    const response = await test.app.inject({ url: `/api/v1/who/${access}`, headers });
    return [response.statusCode, response.json().status.code, response.json().data?.email ?? null];
  };
  const invalid = { authorization: 'Bearer invalid' };

  it('ignores the bearer token in public requests, even an invalid one', async () => {
    expect(await ask('public', student.headers)).toEqual([200, '200', null]);
    expect(await ask('public', invalid)).toEqual([200, '200', null]);
  });

  it('accepts members and visitors in optional requests, and refuses an invalid bearer token', async () => {
    expect(await ask('optional', student.headers)).toEqual([200, '200', 'student@demo.example']);
    expect(await ask('optional')).toEqual([200, '200', null]);
    expect(await ask('optional', invalid)).toEqual([400, '4011', null]);
    expect(await ask('optional', { authorization: 'Basic eDp5' })).toEqual([400, '4011', null]);
  });

  it('requires sign-in for requests of members', async () => {
    expect(await ask('member')).toEqual([400, '4010', null]);
    expect(await ask('member', student.headers)).toEqual([200, '200', 'student@demo.example']);
  });

  it('refuses members in requests of staff, and staff in those of administrators', async () => {
    expect(await ask('staff', student.headers)).toEqual([200, '4030', null]);
    expect(await ask('staff', staff.headers)).toEqual([200, '200', 'office@demo.example']);
    expect(await ask('admin', staff.headers)).toEqual([200, '4030', null]);
    expect(await ask('admin', admin.headers)).toEqual([200, '200', 'admin@demo.example']);
  });

  it('refuses at once a member who may no longer be signed in', async () => {
    await test.db.updateTable('member').set({ state: 'LEFT' }).where('email', '=', 'student@demo.example').execute();

    expect(await ask('member', student.headers)).toEqual([400, '4011', null]);
  });
});
