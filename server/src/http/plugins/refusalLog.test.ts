import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { createCallers } from '../../domains/lab/booking/testBookings.ts';
import { setUpTestApp } from '../../testing/testApp.ts';
import { listApiRoutes, setUpWholeApi } from '../../testing/testWholeApi.ts';

describe('refused calls of the office', () => {
  const test = setUpTestApp({ sample: true });
  const listRefusals = () =>
    test.db
      .selectFrom('audit_log')
      .select(['actor_uid', 'detail'])
      .where('action', '=', 'access.refused')
      .orderBy('at')
      .execute();

  const refusalOf = (actor_uid: string | null, call: string, code: string) => ({ actor_uid, detail: { call, code } });

  it('are in the audit log with person and call; of members and strangers once a minute', async () => {
    const [member, staff] = await createCallers(test, 'student', 'office');
    const stranger = await test.app.inject('/api/v1/admin/members');
    await test.app.inject('/api/v1/admin/members');

    expect(stranger.json().status.code).toBe(errorCodes.signInRequired);
    for (const path of ['/admin/members', '/admin/members', '/admin/audit'])
      expect((await member.call('GET', path)).code).toBe(errorCodes.forbidden);
    for (const _ of ['one', 'other']) expect((await staff.call('GET', '/admin/audit')).code).toBe(errorCodes.forbidden);
    expect((await staff.call('GET', '/admin/members')).code).toBe('200');
    await member.call('GET', '/mypage/company');
    const audit = 'GET /api/v1/admin/audit';
    expect(await listRefusals()).toEqual([
      refusalOf(null, 'GET /api/v1/admin/members', errorCodes.signInRequired),
      refusalOf(member.memberUid, 'GET /api/v1/admin/members', errorCodes.forbidden),
      refusalOf(member.memberUid, audit, errorCodes.forbidden),
      refusalOf(staff.memberUid, audit, errorCodes.forbidden),
      refusalOf(staff.memberUid, audit, errorCodes.forbidden),
    ]);
  });

  it('are in the audit log where the input decides the area', async () => {
    const [staff] = await createCallers(test, 'office');
    await test.db.deleteFrom('staff_area').where('member_uid', '=', staff.memberUid).execute();
    const known = (await listRefusals()).length;
    const uids = ['00000000-0000-4000-8000-000000000001'];
    const calls = [
      ['PATCH', '/admin/reservations/transition', { uids, to: 'APPROVED' }],
      ['POST', '/admin/reservations/transition/preview', { uid: uids[0], to: 'APPROVED' }],
      ['PATCH', '/admin/qna/assign', { uids }],
      ['POST', '/admin/removed/N1/restore', { kind: 'posts' }],
      ['GET', '/admin/exports?screen=members&purposeCd=WORK', undefined],
      ['POST', '/admin/previews', { kind: 'COURSE', ref: null, form: {} }],
    ] as const;
    for (const [method, path, body] of calls)
      expect((await staff.call(method, path, body)).code).toBe(errorCodes.forbidden);
    const recorded = (await listRefusals()).slice(known);

    expect(recorded.map(({ detail }) => detail)).toEqual(
      [
        'PATCH /api/v1/admin/:queue/transition',
        'POST /api/v1/admin/:queue/transition/preview',
        'PATCH /api/v1/admin/:queue/assign',
        'POST /api/v1/admin/removed/:id/restore',
        'GET /api/v1/admin/exports',
        'POST /api/v1/admin/previews',
      ].map((call) => ({ call, code: errorCodes.forbidden })),
    );
  });
});

describe('a stranger, a member, and staff without a second factor', () => {
  const test = setUpWholeApi({ environment: { STAFF_SECOND_FACTOR: 'on' } });

  it('get nothing from any call of the office, and each is in the audit log', async () => {
    const [member, staff] = await createCallers(test, 'student', 'office');
    const actors = [
      { uid: null, headers: {}, codes: [errorCodes.signInRequired] },
      { uid: member.memberUid, headers: member.headers, codes: [errorCodes.forbidden] },
      // Calls of administrators have another reason, too.
      { uid: staff.memberUid, headers: staff.headers, codes: [errorCodes.secondFactorRequired, errorCodes.forbidden] },
    ];
    const endpoints = listApiRoutes(test.app).flatMap(({ access, endpoint }) =>
      access === 'staff' || access === 'admin' ? [endpoint] : [],
    );
    const faults: string[] = [];
    for (const { uid, headers, codes } of actors) {
      for (const { method, name, path } of endpoints) {
        const url = path.replaceAll(/\{\w+\}/g, 'none');
        const answer = await test.app.inject({ method, url, headers });
        const { status, data } = answer.json();
        if (!codes.includes(status.code) || data !== null) faults.push(`${uid} ${name}: ${status.code}`);
      }
    }
    const calls = await test.db
      .selectFrom('audit_log')
      .select(['actor_uid', sql<string>`detail->>'call'`.as('call')])
      .where('action', '=', 'access.refused')
      .execute();
    const recorded = new Set(calls.map(({ actor_uid, call }) => `${actor_uid} ${call}`));
    const asked = actors.flatMap(({ uid }) =>
      endpoints.map(({ method, path }) => `${uid} ${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );

    expect(faults).toEqual([]);
    expect(asked.length).toBeGreaterThan(600);
    expect(asked.filter((call) => !recorded.has(call))).toEqual([]);
  });
});
