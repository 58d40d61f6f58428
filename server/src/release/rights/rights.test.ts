import { errorCodes } from '@haesol/contracts/common';
import { rightApproval } from '@haesol/contracts/release';
import { sql } from 'kysely';
import type { Session } from '../../testing/testActors.ts';
import { sendTo, setUpTestApp } from '../../testing/testApp.ts';
import { proveMailbox, readMail } from '../../testing/testMail.ts';
import { findRow } from '../../testing/testRows.ts';
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

  it('are not saved over those that another has saved in between', async () => {
    const { email } = await addMember(test);
    const { rev } = (await save(email, ['QA'])).data;
    const saveSeen = async (wanted: readonly string[]) =>
      (
        await test.app.inject({
          method: 'PUT',
          url,
          headers: admin.headers,
          payload: { userId: email, rights: wanted, rev },
        })
      ).json();
    const first = await saveSeen(['QA', 'TEAM:mf-portal']);
    const second = await saveSeen([]);

    expect(first.data.rights).toEqual(['QA', 'TEAM:mf-portal']);
    expect(second.status).toEqual({
      code: errorCodes.moveNotAllowed,
      message: expect.stringMatching(/그사이 .*고쳤습니다/),
    });
  });

  describe('with a second administrator', () => {
    let second: Session;
    beforeAll(async () => {
      second = await addMember(test, 'ADMIN');
    });
    afterAll(async () => {
      await test.db.updateTable('member').set({ role: 'MEMBER' }).where('member_uid', '=', second.memberUid).execute();
    });
    const propose = async (change: object = {}) => {
      const target = await addMember(test);
      const payload = { userId: target.email, role: 'STAFF', lab: 'MOVE', rights: ['QA'], ...change };
      const { data } = (await test.app.inject({ method: 'PUT', url, headers: admin.headers, payload })).json();
      return { ...target, data };
    };
    const decide = async (by: Session, userId: string, to = 'APPROVED') =>
      (await test.app.inject({ method: 'PATCH', url, headers: by.headers, payload: { userId, to } })).json();
    const isStaff = async ({ headers }: Session) =>
      (await test.app.inject({ url: '/api/v1/admin/reservations', headers })).json().status.code;

    it('wait for the approval of another than their proposer, and count at the next call', async () => {
      const target = await propose();
      const before = await isStaff(target);
      const byOwn = await decide(admin, target.email);
      const listed = (await test.app.inject({ url, headers: second.headers })).json().data.list;
      const approved = await decide(second, target.email);
      const again = await decide(second, target.email);

      expect(target.data).toMatchObject({ role: 'MEMBER', rights: [], lab: 'NONE' });
      expect(target.data.proposal).toMatchObject({ role: 'STAFF', rights: ['QA'], lab: 'MOVE', mineYn: 'Y' });
      expect(before).toBe('4030');
      expect(byOwn.status.code).toBe(errorCodes.secondPersonRequired);
      expect(listed).toContainEqual(
        expect.objectContaining({ userId: target.email, proposal: expect.objectContaining({ mineYn: 'N' }) }),
      );
      expect(approved.data).toMatchObject({ role: 'STAFF', rights: ['QA'], lab: 'MOVE', proposal: null });
      expect(again.status.code).toBe(errorCodes.moveNotAllowed);
      const audit = test.db.selectFrom('audit_log').select(['action', 'actor_uid as by']).orderBy('audit_uid');
      expect(await audit.where('target_uid', '=', target.memberUid).execute()).toEqual([
        { action: 'rights.propose', by: admin.memberUid },
        { action: 'rights.approve', by: second.memberUid },
        { action: 'rights.role', by: second.memberUid },
        { action: 'rights.give', by: second.memberUid },
        { action: 'rights.area', by: second.memberUid },
      ]);
    });

    it('are sent back by the other, withdrawn by the proposer, and end after their hours', async () => {
      const returned = await propose();
      const withdrawn = await propose();
      const late = await propose();
      const old = new Date(Date.now() - rightApproval.hours * 3_600_000 - 1000);
      const ofLate = test.db.updateTable('right_proposal').where('member_uid', '=', late.memberUid);
      await ofLate.set({ proposed_at: old }).execute();

      const answers = [
        await decide(second, returned.email, 'RETURNED'),
        await decide(admin, withdrawn.email, 'RETURNED'),
        await decide(second, late.email),
      ];

      expect(answers.map(({ status }) => status.code)).toEqual(['200', '200', errorCodes.moveNotAllowed]);
      expect(answers[0].data).toMatchObject({ role: 'MEMBER', proposal: null });
    });

    it('are taken at once, with an open proposal', async () => {
      const target = await propose();
      await decide(second, target.email);
      await save(target.email, ['QA', 'TEAM:mf-travel']);
      const payload = { userId: target.email, role: 'MEMBER', rights: [] };
      const taken = (await test.app.inject({ method: 'PUT', url, headers: admin.headers, payload })).json();

      expect(taken.data).toMatchObject({ role: 'MEMBER', rights: [], lab: 'NONE', proposal: null });
    });

    it('leave one administrator when each takes the role of the next at once', async () => {
      const third = await addMember(test, 'ADMIN');
      const take = (by: Session, userId: string) => {
        const payload = { userId, role: 'MEMBER', rights: [] };
        return test.app.inject({ method: 'PUT', url, headers: by.headers, payload });
      };
      const emails = new Map(
        (await test.db.selectFrom('member').select(['member_uid', 'email']).where('role', '=', 'ADMIN').execute()).map(
          ({ member_uid: uid, email }) => [uid, email],
        ),
      );
      const admins = [admin, second, third];
      const answers = await Promise.all(
        admins.map((by, at) => take(by, emails.get(admins[(at + 1) % 3]?.memberUid ?? '') ?? '')),
      );
      const left = await test.db.selectFrom('member').select('member_uid').where('role', '=', 'ADMIN').execute();
      await test.db
        .updateTable('member')
        .set({ role: 'ADMIN' })
        .where('member_uid', 'in', [admin.memberUid, second.memberUid])
        .execute();
      await test.db.updateTable('member').set({ role: 'MEMBER' }).where('member_uid', '=', third.memberUid).execute();

      const codes = answers.map((answer) => answer.json().status.code);
      expect(codes).toContain('200');
      expect(left).toHaveLength(3 - codes.filter((code) => code === '200').length);
      expect(left.length).toBeGreaterThanOrEqual(1);
    });
  });

  it('cannot leave the site without an administrator', async () => {
    const { email } = await findRow(test.db, 'member', { member_uid: admin.memberUid });
    const payload = { userId: email, role: 'MEMBER', rights: [] };
    const answer = (await test.app.inject({ method: 'PUT', url, headers: admin.headers, payload })).json();

    expect(answer.data.fieldErrors).toMatchObject([
      { field: 'role', message: '마지막 관리자의 역할은 바꿀 수 없습니다. 다른 관리자를 먼저 정해 주세요.' },
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
