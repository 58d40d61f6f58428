import { type ApplicationKind, type ApplicationValues, enrollForm } from '@haesol/contracts/learn';
import { inTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { type Caller, createCaller, findMemberUid } from '../../lab/booking/testBookings.ts';
import { beginDraft, saveDraft } from '../../learn/applications/drafts.ts';
import { submitApplication } from '../../learn/applications/submitApplication.ts';
import { adviceValues, toProjectValues, toSupportValues } from '../../learn/applications/testApplications.ts';
import { enrollMembers } from '../../learn/enrollMembers.ts';
import { addCourse, anApplication } from '../../learn/enrolment/testCourse.ts';
import { createMember, leave, readExport } from './testLeaving.ts';

/** Unique text in each kind of application. */
const written = '세상에 한 번만 쓰인 문장입니다.';

const kinds = [
  { kind: 'EDU', menu: 'edu' },
  { kind: 'TECH', menu: 'tech' },
  { kind: 'ASSN', menu: 'assn' },
  { kind: 'COLLABO', menu: 'collabo' },
] as const;
type Kind = (typeof kinds)[number];

interface HandedIn {
  readonly uid: string;
  readonly no: string;
  readonly title: string;
}

describe('applications of members', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  beforeAll(async () => {
    staff = await createCaller(test, await findMemberUid(test, 'office'));
  });

  const upload = async ({ headers }: Caller): Promise<string> => {
    const request = toUploadRequest([{ name: '첨부.pdf', bytes: aPdf() }], { kind: 'attach' }, headers);
    return (await test.app.inject(request)).json().data.list[0].fileUid;
  };

  async function toForm(kind: ApplicationKind, who: Caller): Promise<{ refUid: string; values: ApplicationValues }> {
    if (kind === 'TECH') {
      const fileUids = [await upload(who)];
      return { refUid: '', values: { ...adviceValues, problem: written, fileUids } };
    }
    if (kind === 'COLLABO')
      return { refUid: 'PG001', values: { ...toSupportValues('1000000009', await upload(who)), wish: written } };
    const notice = (await who.call('GET', '/apply/notices/AN001')).data;
    return { refUid: 'AN001', values: { ...toProjectValues(notice, await upload(who)), goal: written } };
  }

  async function handIn({ kind }: Kind, who: Caller): Promise<HandedIn> {
    if (kind === 'EDU') {
      const form = anApplication({ motive: written, fileUids: [await upload(who)] });
      const { data } = await who.call('POST', `/edu/${await addCourse(test)}/enroll`, form);
      return { uid: data.aplUid, no: data.aplNo, title: '시험 과정' };
    }
    const { refUid, values } = await toForm(kind, who);
    const { aplUid } = (await who.call('POST', '/apply/draft', { kind, refUid, values, step: 3 })).data;
    const { aplNo } = (await who.call('POST', `/apply/${aplUid}/submit`)).data;
    return { uid: aplUid, no: aplNo, title: String(values.title) };
  }

  /** Rejects it with a reason, so that it is closed and its timeline has texts. */
  async function refuse({ kind }: Kind, { uid }: HandedIn): Promise<void> {
    const [base, states] = kind === 'EDU' ? ['edu/enroll', ['REJECTED']] : ['applications', ['REVIEWING', 'REJECTED']];
    for (const to of states) await staff.call('PATCH', `/admin/${base}/${uid}/transition`, { to, memo: '사유입니다.' });
  }

  const countRows = async (memberUid: string) => {
    const rows = await Promise.all([
      test.db.selectFrom('application').select('payload').where('member_uid', '=', memberUid).execute(),
      test.db.selectFrom('enroll').select('payload').where('member_uid', '=', memberUid).execute(),
      test.db.selectFrom('timeline_entry').select('memo').where('member_uid', '=', memberUid).execute(),
      test.db.selectFrom('notification').select(['title', 'text']).where('member_uid', '=', memberUid).execute(),
    ]);
    const files = await test.db
      .selectFrom('file')
      .select('file_uid')
      .where('owner_uid', '=', memberUid)
      // Excludes files that were never attached, which the sweep of uploads removes.
      .where('ref_uid', 'is not', null)
      .where('removed_at', 'is', null)
      .execute();
    return { text: JSON.stringify(rows), files: files.length };
  };

  it.each(kinds)('are counted on my page, in its menu and on its dashboard: $kind', async (of) => {
    const who = await createMember(test);
    const count = async () => {
      const { counts } = (await who.call('GET', '/mypage/myPage')).data;
      const menu = (await who.call('GET', '/mypage/menu-counts')).data.counts as { link: string; cnt: number }[];
      const dashboard = (await who.call('GET', '/mypage/dashboard')).data.kinds as { kind: string; cnt: number }[];
      const inMenu = menu.find(({ link }) => link === `/myPage/${of.menu}`)?.cnt;
      return [counts[of.menu], inMenu, dashboard.find(({ kind }) => kind === of.kind)?.cnt];
    };
    const before = await count();
    const handedIn = await handIn(of, who);
    const open = await count();
    await refuse(of, handedIn);

    expect([before, open]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    // A closed application is not open, but still listed.
    expect(await count()).toEqual([0, 1, 1]);
  });

  it.each(kinds)('block leaving while they are open, with number and page: $kind', async (of) => {
    const who = await createMember(test);
    const handedIn = await handIn(of, who);

    const refused = await leave(test, who);
    await refuse(of, handedIn);

    const { no, title } = handedIn;
    expect(refused).toMatchObject({
      status: { code: '4097' },
      data: { items: [{ kind: of.menu, no, title, link: `/myPage/${of.menu}` }] },
    });
    expect((await leave(test, who)).status.code).toBe('200');
  });

  it.each(kinds)('are in the data export: $kind', async (of) => {
    const who = await createMember(test);
    const handedIn = await handIn(of, who);
    await refuse(of, handedIn);
    const text = await readExport(test, who);

    for (const known of [handedIn.no, written, '사유입니다.', 'REJECTED']) expect(text).toContain(known);
  });

  it.each(kinds)('are erased with the member, including a draft, with texts and files: $kind', async (of) => {
    const who = await createMember(test);
    const handedIn = await handIn(of, who);
    await refuse(of, handedIn);
    const refUid = of.kind === 'EDU' ? await addCourse(test) : (await toForm(of.kind, who)).refUid;
    const values = { motive: written, title: written, fileUids: [await upload(who)] };
    await who.call('POST', '/apply/draft', { kind: of.kind, refUid, values, step: 2 });
    const before = await countRows(who.memberUid);
    await leave(test, who);
    const after = await countRows(who.memberUid);

    expect(before.text).toContain(written);
    expect(before.text).toContain('사유입니다.');
    expect(before.files).toBeGreaterThan(1);
    expect(after.text).not.toMatch(/한 번만|사유|한가람|0000|신청이|교육/);
    expect(after.files).toBe(0);
  });

  it('are in the data export with related texts, files, notifications and colleagues', async () => {
    const who = await createMember(test);
    const colleague = await createMember(test);
    const own = await handIn(kinds[0], who);
    const { uid, no } = await handIn(kinds[0], colleague);
    await test.db.updateTable('enroll').set({ applied_by: who.memberUid }).where('apl_uid', '=', uid).execute();
    await test.db.insertInto('enroll_attendance').values({ apl_uid: own.uid, no: 2 }).execute();
    const question = { categoryCd: 'EQUIP', title: '물어본 제목', content: '물어본 내용', privateYn: 'Y' };
    expect((await who.call('POST', '/qna', question)).code).toBe('200');
    await refuse(kinds[0], own);
    const text = await readExport(test, who);

    for (const known of [no, '물어본 제목', '첨부.pdf', '교육 수강생으로 선정되지 않았습니다.'])
      expect(text).toContain(known);
    expect(text).toMatch(/"attended_lessons": \[\s+2\s+\]/);
  });

  it('do not leave the contact of a former member in the enrolments of colleagues', async () => {
    const who = await createMember(test);
    const colleague = await createMember(test);
    const { uid } = await handIn(kinds[0], colleague);
    await test.db.updateTable('enroll').set({ applied_by: who.memberUid }).where('apl_uid', '=', uid).execute();
    const read = () => test.db.selectFrom('enroll').select('payload').where('apl_uid', '=', uid).executeTakeFirst();
    const before = await read();

    expect((await leave(test, who)).status.code).toBe('200');

    expect(before?.payload).toMatchObject({
      tel: ['010', '0000', '1001'],
      affiliation: '다온푸드텍',
      position: '과장',
    });
    const { applicantNm, email, motive, proofCd, needs, needsText } = before?.payload ?? {};
    expect((await read())?.payload).toEqual({ applicantNm, email, motive, proofCd, needs, needsText });
  });

  it.each(kinds)('are not added by a request that started before the member left: $kind', async (of) => {
    const who = await createMember(test);
    const principal = await test.context.authenticate(who.headers.authorization?.replace('Bearer ', '') ?? '', '');
    if (principal === undefined) throw new Error('The member is not signed in.');
    const form = enrollForm.parse(anApplication());
    const refUid = of.kind === 'EDU' ? await addCourse(test) : (await toForm(of.kind, who)).refUid;
    const draft = { kind: of.kind, refUid, values: { title: written }, step: 2 };
    const { aplUid } = (await who.call('POST', '/apply/draft', draft)).data;
    await leave(test, who);
    const late = (work: (trx: Trx) => Promise<unknown>) => inTransaction(test.db, work);
    const ended = { code: '4011' };

    await expect(late((trx) => beginDraft(trx, draft, principal))).rejects.toMatchObject(ended);
    await expect(late((trx) => saveDraft(trx, aplUid, draft, principal))).rejects.toMatchObject(ended);
    await expect(
      late((trx) =>
        of.kind === 'EDU'
          ? enrollMembers(test.context, trx, { eduUid: refUid, form, member: principal })
          : submitApplication(test.context, trx, aplUid, principal),
      ),
    ).rejects.toMatchObject(ended);
    expect((await countRows(who.memberUid)).text).not.toContain(written);
  });
});
