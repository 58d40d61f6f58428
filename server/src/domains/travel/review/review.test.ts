import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions, listAuditDetails } from '../../../db/audit/testAuditLog.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { leftMemberName } from '../../common/text/maskedName.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { buyVisit } from '../voucher/testOrders.ts';

const content = '유모차로도 편하게 다녀왔어요. 전망대 엘리베이터가 넓습니다.';

describe('reviews of a member', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let other: Caller;
  let staff: Caller;
  beforeAll(async () => {
    [member, other, staff] = await createCallers(test, 'student', 'company', 'office');
  });
  beforeEach(() => moveTo('2026-11-23T10:00:00+09:00'));

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const write = (rsvtUid: string, change: object = {}, caller = member) =>
    caller.call('POST', '/review', { rsvtUid, star: 5, content, imageUids: [], ...change });
  const readTarget = async (rsvtUid: string) => (await member.call('GET', `/review/target?rsvtUid=${rsvtUid}`)).data;
  const readSummary = async (gdsUid: string) =>
    (await other.call('GET', `/attraction/detail/${gdsUid}`)).data.reviewSummary;
  const decide = (reviewUid: string, body: object) =>
    staff.call('PATCH', `/admin/reviews/${reviewUid}/transition`, body);

  async function use(): Promise<string> {
    const { rsvtUid } = await buyVisit(test, member.memberUid);
    const { code } = (await member.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).data;
    await staff.call('POST', '/admin/vouchers/use', { code });
    return rsvtUid;
  }

  async function addPicture(ownerUid: string): Promise<string> {
    const fileUid = randomUUID();
    const facts = { org_nm: '전망대.png', ext: 'png', mime: 'image/png', size: 9, sha256: '', path: 'sample/a.png' };
    await test.db
      .insertInto('file')
      .values({
        file_uid: fileUid,
        kind: 'image',
        owner_uid: ownerUid,
        created_at: await test.context.clock.now(),
        ...facts,
      })
      .execute();
    return fileUid;
  }

  it('can be written once, from the use until the end of the 30th day in Seoul', async () => {
    const { rsvtUid: unused } = await buyVisit(test, member.memberUid);
    const [first, last, over] = [await use(), await use(), await use()];
    expect(await readTarget(unused)).toMatchObject({ state: 'BEFORE', dueDt: null });
    expect(await readTarget(first)).toMatchObject({ state: 'OPEN', dueDt: '2026-12-23', review: null });
    const answers = [await write(unused), await write(first), await write(first), await write(last, {}, other)];
    await moveTo('2026-12-23T23:59:00+09:00');
    answers.push(await write(last));
    await moveTo('2026-12-24T00:00:00+09:00');
    answers.push(await write(over));

    expect(answers.map(({ code }) => code)).toEqual([
      errorCodes.reviewBeforeUse,
      '200',
      errorCodes.moveNotAllowed,
      errorCodes.notFound,
      '200',
      errorCodes.reviewPeriodOver,
    ]);
    expect([(await readTarget(first)).state, (await readTarget(over)).state]).toEqual(['WRITTEN', 'OVER']);
  });

  it('count in the stars of the place when written, changed and removed', async () => {
    const rsvtUid = await use();
    const { gdsUid } = await readTarget(rsvtUid);
    const before = await readSummary(gdsUid);
    const { reviewUid } = (await write(rsvtUid)).data;
    const written = await readSummary(gdsUid);
    const form = { star: 1, content: `${content} 다시 썼습니다.`, imageUids: [] };
    const foreign = await other.call('PUT', `/review/${reviewUid}`, form);
    await member.call('PUT', `/review/${reviewUid}`, form);
    const changed = await readSummary(gdsUid);
    const foreignRemove = await other.call('DELETE', `/review/${reviewUid}`);
    await member.call('DELETE', `/review/${reviewUid}`);

    expect([foreign.code, foreignRemove.code]).toEqual([errorCodes.notAuthor, errorCodes.notAuthor]);
    expect([written.reviewCnt, written.stars[0], changed.stars[0], changed.stars[4]]).toEqual([
      before.reviewCnt + 1,
      before.stars[0] + 1,
      before.stars[0],
      before.stars[4] + 1,
    ]);
    expect(await readSummary(gdsUid)).toEqual(before);
    expect((await write(rsvtUid)).code).toBe(errorCodes.moveNotAllowed);
  });

  it('name an author who has left in the language of the reader', async () => {
    const rsvtUid = await use();
    const { gdsUid } = await readTarget(rsvtUid);
    const { reviewUid } = (await write(rsvtUid)).data;
    const row = test.db.updateTable('member').where('member_uid', '=', member.memberUid);
    const { name } = await test.db
      .selectFrom('member')
      .select('name')
      .where('member_uid', '=', member.memberUid)
      .executeTakeFirstOrThrow();
    await row.set({ name: leftMemberName }).execute();
    const nameIn = async (language: string) => {
      const { data } = await other.call('GET', `/review/list?gdsUid=${gdsUid}`, undefined, { language });
      return data.list.find((review: { reviewUid: string }) => review.reviewUid === reviewUid).writerNm;
    };
    const names = [await nameIn('CD0000000128'), await nameIn('CD0000000129'), await nameIn('CD0000000127')];
    await row.set({ name }).execute();
    await member.call('DELETE', `/review/${reviewUid}`);

    expect(names).toEqual(['Former member', '退会した会員', leftMemberName]);
  });

  it('have public pictures, uploaded by their author only', async () => {
    const rsvtUid = await use();
    const [own, foreign] = [await addPicture(member.memberUid), await addPicture(other.memberUid)];
    expect((await write(rsvtUid, { imageUids: [foreign] })).code).toBe(errorCodes.invalidInput);
    const { reviewUid } = (await write(rsvtUid, { imageUids: [own] })).data;
    const { gdsUid } = await readTarget(rsvtUid);
    const { list } = (await other.call('GET', `/review/list?gdsUid=${gdsUid}`)).data;

    expect(list.find((review: { reviewUid: string }) => review.reviewUid === reviewUid)).toMatchObject({
      mineYn: 'N',
      images: [{ alt: '전망대.png' }],
    });
    const isReadable = async (headers: object) =>
      (await test.app.inject({ method: 'GET', url: `/file/view?fileUid=${own}`, headers: { ...headers } })).statusCode;
    expect(await isReadable({})).not.toBe(404);
    await decide(reviewUid, { to: 'HIDDEN', memo: '초상권' });
    expect(await isReadable({})).toBe(404);
  });

  it.each([
    ['short', { content: '짧습니다' }],
    ['long', { content: '가'.repeat(1_001) }],
    ['without stars', { star: 0 }],
    ['with six stars', { star: 6 }],
    ['with four pictures', { imageUids: Array.from({ length: 4 }, () => randomUUID()) }],
  ])('are refused %s', async (_name, change) => {
    expect((await write(randomUUID(), change)).code).toBe(errorCodes.invalidInput);
  });

  it('are hidden by a decision with a reason, with a notification, and shown again', async () => {
    const rsvtUid = await use();
    const { reviewUid } = (await write(rsvtUid)).data;
    const { gdsUid } = await readTarget(rsvtUid);
    const before = await readSummary(gdsUid);
    await other.call('POST', `/review/${reviewUid}/report`, { reasonCd: 'AD', text: '광고 같습니다.' });
    const reported = (await staff.call('GET', '/admin/reviews?state=REPORTED&pageSize=100')).data.list;
    expect(reported.find((review: { reviewUid: string }) => review.reviewUid === reviewUid)).toMatchObject({
      openCnt: 1,
      reports: [{ reasonCd: 'AD', reasonNm: '광고·홍보', text: '광고 같습니다.' }],
    });

    expect((await decide(reviewUid, { to: 'HIDDEN' })).code).toBe(errorCodes.invalidInput);
    expect((await decide(reviewUid, { to: 'HIDDEN', memo: '광고로 확인되었습니다.' })).code).toBe('200');
    expect((await decide(reviewUid, { to: 'HIDDEN', memo: '다시' })).code).toBe(errorCodes.moveNotAllowed);
    expect((await readSummary(gdsUid)).reviewCnt).toBe(before.reviewCnt - 1);
    const own = (await member.call('GET', '/review/own')).data.list;
    expect(own.find((review: { reviewUid: string }) => review.reviewUid === reviewUid)).toMatchObject({
      hiddenYn: 'Y',
      hiddenMemo: '광고로 확인되었습니다.',
      editableYn: 'N',
    });
    const mails = await test.db.selectFrom('mail_outbox').select('kind').where('kind', '=', 'REVIEW_HIDDEN').execute();
    expect(mails.length).toBeGreaterThan(0);
    expect((await other.call('POST', `/review/${reviewUid}/report`, { reasonCd: 'AD' })).code).toBe(
      errorCodes.notFound,
    );

    expect((await decide(reviewUid, { to: 'SHOWN' })).data).toEqual({ reviewUid, hiddenDt: null });
    expect(await readSummary(gdsUid)).toEqual(before);
    expect(await listAuditActions(test.db, reviewUid)).toEqual(['review.decide']);
    expect(await listAuditDetails(test.db, reviewUid, 'review.decide')).toEqual([
      { from: 'HIDDEN', to: 'SHOWN', memo: null },
      { from: 'SHOWN', to: 'HIDDEN', memo: expect.stringMatching(/./) },
    ]);
  });

  it('are listed while they can be written, with one reminder a week before the end', async () => {
    const rsvtUid = await use();
    const listOpen = async () =>
      (await member.call('GET', '/review/reviewable?pageSize=100')).data.list.map(
        (row: { rsvtUid: string }) => row.rsvtUid,
      );
    const runJob = () => createJobHandlers(test.context)['travel.reviewDue']?.run({});
    const countBells = async () =>
      (
        await test.db
          .selectFrom('notification')
          .select('ntf_uid')
          .where('kind', '=', 'REVIEW_DUE')
          .where('link', 'like', `%${rsvtUid}`)
          .execute()
      ).length;
    await moveTo('2026-12-15T23:00:00+09:00');
    await runJob();
    const early = await countBells();
    await moveTo('2026-12-16T10:00:00+09:00');
    await runJob();
    await runJob();

    expect([early, await countBells(), (await listOpen()).includes(rsvtUid)]).toEqual([0, 1, true]);
    await moveTo('2026-12-24T00:00:00+09:00');
    expect((await listOpen()).includes(rsvtUid)).toBe(false);
  });
});
