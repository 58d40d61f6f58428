import { errorCodes } from '@haesol/contracts/common';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCaller, createCallers, listFreshMembers } from '../../lab/booking/testBookings.ts';
import { buyVisit } from '../voucher/testOrders.ts';

// On PGlite the calls run one after the other instead of concurrently; the result must be the same.
describe('helpful marks of a review', () => {
  const test = setUpTestApp({ sample: true });
  let writer: Caller;
  let staff: Caller;
  let readers: Caller[];
  beforeAll(async () => {
    [writer, staff] = await createCallers(test, 'student', 'office');
    readers = await Promise.all((await listFreshMembers(test, 8)).map((uid) => createCaller(test, uid)));
  });
  beforeEach(() => test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00')));

  const mark = (who: Caller, reviewUid: string) => who.call('POST', `/review/${reviewUid}/helpful`);
  const unmark = (who: Caller, reviewUid: string) => who.call('DELETE', `/review/${reviewUid}/helpful`);

  async function write(content = '유모차로도 편하게 다녀왔어요.'): Promise<{ reviewUid: string; gdsUid: string }> {
    const { rsvtUid } = await buyVisit(test, writer.memberUid);
    const { code } = (await writer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).data;
    await staff.call('POST', '/admin/vouchers/use', { code });
    const { gdsUid } = (await writer.call('GET', `/review/target?rsvtUid=${rsvtUid}`)).data;
    const { reviewUid } = (await writer.call('POST', '/review', { rsvtUid, star: 5, content, imageUids: [] })).data;
    return { reviewUid, gdsUid };
  }
  const list = async (who: Caller, gdsUid: string, sort = 'HELPFUL') =>
    (await who.call('GET', `/review/list?gdsUid=${gdsUid}&sort=${sort}&pageSize=100`)).data.list as {
      reviewUid: string;
      helpfulYn: string;
      helpfulCnt: number;
    }[];
  const read = async (who: Caller, { reviewUid, gdsUid }: { reviewUid: string; gdsUid: string }) =>
    (await list(who, gdsUid)).find((review) => review.reviewUid === reviewUid);

  it('count once for each member, and can be taken back', async () => {
    const review = await write();
    const [first, second] = readers as [Caller, Caller];
    const answers = [await mark(first, review.reviewUid), await mark(first, review.reviewUid)];
    answers.push(await mark(second, review.reviewUid), await unmark(first, review.reviewUid));
    answers.push(await unmark(first, review.reviewUid));

    expect(answers.map(({ data }) => [data.helpfulYn, data.helpfulCnt])).toEqual([
      ['Y', 1],
      ['Y', 1],
      ['Y', 2],
      ['N', 1],
      ['N', 1],
    ]);
    expect(await read(first, review)).toMatchObject({ helpfulYn: 'N', helpfulCnt: 1 });
    expect(await read(second, review)).toMatchObject({ helpfulYn: 'Y', helpfulCnt: 1 });
  });

  it('are refused for the own review, an unknown one and a hidden one', async () => {
    const review = await write();
    const [reader] = readers as [Caller];
    const own = await mark(writer, review.reviewUid);
    await staff.call('PATCH', `/admin/reviews/${review.reviewUid}/transition`, { to: 'HIDDEN', memo: '광고' });
    const hidden = await mark(reader, review.reviewUid);

    expect(own).toMatchObject({ code: errorCodes.moveNotAllowed, message: expect.stringContaining('내가 쓴 후기') });
    expect([hidden.code, (await mark(reader, 'none')).code]).toEqual([errorCodes.notFound, errorCodes.notFound]);
  });

  it('sort the reviews of a place', async () => {
    const review = await write();
    for (const reader of readers) await mark(reader, review.reviewUid);
    const cnts = (await list(writer, review.gdsUid)).map(({ helpfulCnt }) => helpfulCnt);

    expect(cnts).toEqual(cnts.toSorted((one, other) => other - one));
    expect(cnts.some((cnt) => cnt < readers.length)).toBe(true);
  });

  it('are counted exactly when members mark and unmark at once', async () => {
    const review = await write();
    const [waverer, ...others] = readers as [Caller, ...Caller[]];
    await Promise.all([
      ...others.flatMap((who) => [mark(who, review.reviewUid), mark(who, review.reviewUid)]),
      ...[mark, unmark, mark, unmark].map((move) => move(waverer, review.reviewUid)),
    ]);
    await unmark(waverer, review.reviewUid);
    const rows = await test.db
      .selectFrom('review_helpful')
      .select('member_uid')
      .where('review_uid', '=', review.reviewUid)
      .execute();

    expect(rows).toHaveLength(others.length);
    expect((await read(writer, review))?.helpfulCnt).toBe(others.length);
  });
});
