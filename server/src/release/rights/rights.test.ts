import { sql } from 'kysely';
import type { Session } from '../../testing/testActors.ts';
import { sendTo, setUpTestApp } from '../../testing/testApp.ts';
import { proveMailbox, readMail } from '../../testing/testMail.ts';
import { addMember } from '../override/testOverride.ts';
import { readRights } from './repository.ts';

const url = '/api/v1/admin/rights';

describe('member rights', () => {
  const test = setUpTestApp();
  let admin: Session;
  beforeAll(async () => {
    admin = await addMember(test, 'ADMIN');
  });

  const save = async (userId: string, rights: readonly string[], by = admin) =>
    (await test.app.inject({ method: 'PUT', url, headers: by.headers, payload: { userId, rights } })).json();
  const listAudit = (targetUid: string) =>
    test.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('target_uid', '=', targetUid)
      .where('actor_uid', '=', admin.memberUid)
      .orderBy('action')
      .orderBy(sql`detail->>'right'`)
      .execute();

  it('are granted and revoked by an administrator, each with an entry in the audit log', async () => {
    const { memberUid, email } = await addMember(test);
    await save(email, ['TEAM:mf-travel', 'QA', 'QA']);
    const saved = await save(email, ['QA', 'TEAM:mf-portal']);
    const listed = (await test.app.inject({ url, headers: admin.headers })).json();

    expect(saved.data).toMatchObject({ userId: email, rights: ['QA', 'TEAM:mf-portal'] });
    expect(listed.data.list).toContainEqual(saved.data);
    expect(await readRights(test.db, memberUid)).toEqual(['QA', 'TEAM:mf-portal']);
    expect(await listAudit(memberUid)).toEqual([
      { action: 'rights.give', detail: { right: 'QA' } },
      { action: 'rights.give', detail: { right: 'TEAM:mf-portal' } },
      { action: 'rights.give', detail: { right: 'TEAM:mf-travel' } },
      { action: 'rights.take', detail: { right: 'TEAM:mf-travel' } },
    ]);
  });

  it('are refused for unknown names and members, and by other roles than administrators', async () => {
    const { email } = await addMember(test);

    const unknownRight = await save(email, ['ADMIN']);
    const nobody = await save('nobody@mail.example', ['QA']);
    const byStaff = await save(email, ['QA'], await addMember(test, 'STAFF'));

    expect(unknownRight).toMatchObject({
      status: { code: '4000' },
      data: { fieldErrors: [{ field: 'rights.0', message: 'QA 또는 TEAM:mf-library처럼 입력해 주세요.' }] },
    });
    expect([nobody.status.code, byStaff.status.code]).toEqual(['4040', '4030']);
  });

  it('are in the data export, and erased with the member', async () => {
    const { email, memberUid, headers } = await addMember(test);
    await save(email, ['QA']);
    const payload = { certToken: await proveMailbox(test, email, 'REAUTH') };
    const proof = (await test.app.inject({ method: 'POST', url: '/api/v1/auth/reauth', headers, payload })).json().data;
    const own = { ...headers, 'x-reauth': proof.reauthToken };

    await test.app.inject({ method: 'POST', url: '/api/v1/mypage/export', headers: own });
    const link = /(\/file\/my-data\?token=\S+)/.exec(await readMail(test, email))?.[1] ?? '';
    const download = (await test.app.inject(link)).rawPayload.toString('utf8');
    await sendTo(test.app, 'PATCH', '/api/v1/mypage/sign-out', { reasonCd: 'RARELY' }, { headers: own });

    expect(download).toContain('"right": "QA"');
    expect(await readRights(test.db, memberUid)).toEqual([]);
    expect((await save(email, ['QA'])).status.code).toBe('4040');
  });
});
