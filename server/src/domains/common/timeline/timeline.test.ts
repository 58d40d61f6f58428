import { randomUUID } from 'node:crypto';
import { type ClassPolicy, classPolicy, type MemberClass } from '@haesol/contracts/identity';
import type { MemberState, Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { createFileRepository, type Viewer } from '../files/repository.ts';
import { requireConfirmedClass } from '../members/requireConfirmedClass.ts';
import { recordStaffMove } from './recordStaffMove.ts';
import { addEntry, eraseEntries, exportEntries, listEntries } from './repository.ts';

const now = new Date('2026-11-23T01:00:00Z');

describe('timeline of an application', () => {
  const test = setUpTestApp({ sample: true });
  let memberUid: string;
  let staff: Principal;
  beforeAll(async () => {
    const byRole = (role: 'MEMBER' | 'STAFF') =>
      test.db.selectFrom('member').selectAll().where('role', '=', role).limit(1).executeTakeFirstOrThrow();
    memberUid = (await byRole('MEMBER')).member_uid;
    const { member_uid, email, name, class_cd, role, state } = await byRole('STAFF');
    staff = {
      memberUid: member_uid,
      sessionId: randomUUID(),
      email,
      name,
      memberClass: class_cd,
      role,
      state,
      mustChangePassword: false,
      locale: 'ko',
      hasSecondFactor: false,
      accountRole: 'STAFF',
      areas: { learn: 'MOVE' },
      now,
    };
  });

  const inTrx = <T>(work: (trx: Trx) => Promise<T>) => test.db.transaction().execute(work);

  it('records a staff move in the timeline, the audit log, a notification and a mail, together', async () => {
    const refUid = randomUUID();
    await inTrx(async (trx) => {
      await addEntry(trx, { kind: 'TECH', refUid, memberUid, state: 'SUBMITTED', mover: 'MEMBER', now });
      await recordStaffMove(trx, {
        kind: 'TECH',
        refUid,
        memberUid,
        type: 'REQUEST',
        before: 'SUBMITTED',
        state: 'SUPPLEMENT',
        memo: '도면을 보내 주세요.',
        dueDt: '2026-11-30',
        staff,
        told: {
          title: '보완을 요청했습니다.',
          text: '애로기술 자문',
          link: '/myPage/tech',
          mail: { kind: 'TIMELINE_TEST', to: 'a@demo.example', subject: '보완 요청', lines: ['도면'] },
        },
      });
    });

    expect(await listEntries(test.context, { kind: 'TECH', refUid, now })).toMatchObject([
      { type: 'MOVE', state: 'SUBMITTED', by: 'MEMBER', memo: null, dueDt: null },
      {
        type: 'REQUEST',
        state: 'SUPPLEMENT',
        by: 'STAFF',
        memo: '도면을 보내 주세요.',
        dueDt: '2026-11-30',
        files: [],
      },
    ]);
    const steps = await listEntries(test.context, { kind: 'TECH', refUid, now });
    expect(steps.map(({ byNm }) => byNm)).toEqual([undefined, undefined]);
    const seenByStaff = await listEntries(test.context, { kind: 'TECH', refUid, now, staffUid: staff.memberUid });
    expect(seenByStaff.map(({ byNm }) => byNm)).toEqual([undefined, staff.name]);
    expect(await listEntries(test.context, { kind: 'ASSN', refUid, now })).toEqual([]);
    const audit = await test.db.selectFrom('audit_log').selectAll().where('target_uid', '=', refUid).execute();
    const deed = { action: 'application.move', target_type: 'TECH', detail: { from: 'SUBMITTED', to: 'SUPPLEMENT' } };
    expect(audit).toMatchObject([{ ...deed, actor_uid: staff.memberUid }]);
    const bell = await test.db.selectFrom('notification').selectAll().where('kind', '=', 'TECH_MOVE').execute();
    expect(bell).toMatchObject([{ member_uid: memberUid, link: '/myPage/tech' }]);
    const mails = await test.db.selectFrom('mail_outbox').selectAll().where('kind', '=', 'TIMELINE_TEST').execute();
    expect(mails).toHaveLength(1);
  });

  it('refuses files of others, and records nothing of the step', async () => {
    const refUid = randomUUID();
    const entry = { kind: 'ASSN', refUid, memberUid, state: 'REVIEWING', mover: 'MEMBER', now } as const;

    await expect(
      inTrx((trx) => addEntry(trx, { ...entry, files: { fileUids: [randomUUID()], ownerUid: memberUid } })),
    ).rejects.toMatchObject({ code: '4000' });
    expect(await listEntries(test.context, { kind: 'ASSN', refUid, now })).toEqual([]);
  });

  it('gives its files only to the member, to staff and with a signed link', async () => {
    const refUid = randomUUID();
    const fileUid = randomUUID();
    const facts = {
      org_nm: '결과.pdf',
      ext: 'pdf',
      mime: 'application/pdf',
      size: 9,
      sha256: '',
      path: 'sample/a.pdf',
    };
    await test.db
      .insertInto('file')
      .values({ file_uid: fileUid, kind: 'attach', owner_uid: staff.memberUid, created_at: now, ...facts })
      .execute();
    const entry = {
      kind: 'TECH',
      refUid,
      memberUid,
      state: 'DONE',
      mover: 'STAFF',
      staffUid: staff.memberUid,
      now,
    } as const;
    await inTrx((trx) => addEntry(trx, { ...entry, files: { fileUids: [fileUid], ownerUid: staff.memberUid } }));

    const [shown] = await listEntries(test.context, { kind: 'TECH', refUid, now });
    expect(shown?.files).toMatchObject([{ orgNm: '결과.pdf', url: expect.stringContaining('&sig=') }]);
    const files = createFileRepository(test.db);
    const reads = async (viewer: Partial<Viewer>) =>
      (await files.findReadable(fileUid, { memberUid: null, areas: {}, isSigned: false, now, ...viewer })) !==
      undefined;
    expect(await reads({ memberUid })).toBe(true);
    expect(await reads({ areas: { learn: 'READ' } })).toBe(true);
    expect(await reads({ areas: { gate: 'MOVE' } })).toBe(false);
    expect(await reads({ isSigned: true })).toBe(true);
    expect(await reads({ memberUid: randomUUID() })).toBe(false);
    expect(await reads({})).toBe(false);
  });

  it('exports the texts, and erases them with the member', async () => {
    const refUid = randomUUID();
    const entry = {
      kind: 'COLLABO',
      refUid,
      memberUid,
      state: 'REJECTED',
      mover: 'STAFF',
      staffUid: staff.memberUid,
      memo: '사유',
      now,
    } as const;
    await inTrx((trx) => addEntry(trx, entry));
    const exported = () =>
      exportEntries(test.db, memberUid).then((rows) => rows.filter((row) => row.ref_uid === refUid));
    expect(await exported()).toMatchObject([{ kind: 'COLLABO', state: 'REJECTED', memo: '사유' }]);

    await inTrx((trx) => eraseEntries(trx, memberUid, now));

    expect(await exported()).toMatchObject([{ state: 'REJECTED', memo: null }]);
  });
});

describe('requireConfirmedClass', () => {
  it('refuses members with an unconfirmed class, with a message that explains it', () => {
    const requireFor = (state: MemberState) => () => requireConfirmedClass('book', { memberClass: 'COMPANY', state });

    expect(requireFor('PENDING_CLASS')).toThrow(
      expect.objectContaining({ code: '4030', message: '소속 확인 후 이용하실 수 있습니다.' }),
    );
    expect(requireFor('ACTIVE')).not.toThrow();
  });

  it('refuses classes outside the policy', () => {
    const policy: ClassPolicy = { ...classPolicy, book: ['STUDENT'] };
    const requireFor = (memberClass: MemberClass) => () =>
      requireConfirmedClass('book', { memberClass, state: 'ACTIVE' }, policy);

    expect(requireFor('STUDENT')).not.toThrow();
    expect(requireFor('GENERAL')).toThrow(
      expect.objectContaining({ code: '4030', message: '이 회원 유형은 이용하실 수 없습니다.' }),
    );
  });
});
