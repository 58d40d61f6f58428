import { errorCodes } from '@haesol/contracts/common';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { toUploadRequest } from '../../common/files/testUploads.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

describe('files of answers', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  let other: Caller;
  beforeAll(async () => {
    [staff, member, other] = await createCallers(test, 'office', 'student', 'company');
  });

  const upload = async (who: Caller): Promise<string> => {
    const parts = [{ name: '안내.txt', bytes: new TextEncoder().encode('안내') }];
    const request = toUploadRequest(parts, { kind: 'attach', refType: 'QNA_ANSWER' }, who.headers);
    return (await test.app.inject(request)).json().data.list[0].fileUid;
  };
  const read = async (fileUid: string, who?: Caller) =>
    (await test.app.inject({ method: 'GET', url: `/file/download?fileUid=${fileUid}`, headers: who?.headers ?? {} }))
      .statusCode;

  it.each([
    ['Y', 404],
    ['N', 200],
  ] as const)('are read as those of the question: private %s', async (privateYn, others) => {
    const form = { categoryCd: 'EQUIP', title: '문의', content: '내용', privateYn, imageUids: [], fileUids: [] };
    const { qnaUid } = (await member.call('POST', '/qna', form)).data;
    const fileUid = await upload(staff);
    await staff.call('POST', `/admin/qna/${qnaUid}/answer`, { content: '답변입니다.', fileUids: [fileUid] });
    const [answer] = (await member.call('GET', `/qna/${qnaUid}`)).data.answers;
    const link = await test.app.inject({ method: 'GET', url: answer.files[0].url });

    expect(answer.files).toMatchObject([{ fileUid, orgNm: '안내.txt' }]);
    expect([link.statusCode, link.body]).toEqual([200, '안내']);
    expect([await read(fileUid, member), await read(fileUid, staff)]).toEqual([200, 200]);
    expect([await read(fileUid, other), await read(fileUid)]).toEqual([others, others]);
  });

  it('go with a further answer to an inquiry too, which only its member reads', async () => {
    const form = { categoryCd: 'PASS', title: '패스', content: '내용', fileUids: [] };
    const { inquiryUid } = (await member.call('POST', '/inquiry/insertInquiry', form)).data;
    const uids = [await upload(staff), await upload(staff)];
    for (const fileUid of uids) {
      await staff.call('POST', `/admin/inquiries/${inquiryUid}/answer`, {
        content: '답변입니다.',
        fileUids: [fileUid],
      });
    }
    const { posts } = (await member.call('GET', `/inquiry/${inquiryUid}`)).data;
    const states = async (who?: Caller) => Promise.all(uids.map((uid) => read(uid, who)));

    expect(posts.map(({ files }: { files: { fileUid: string }[] }) => files[0]?.fileUid)).toEqual(uids);
    expect(await states(member)).toEqual([200, 200]);
    expect(await states(other)).toEqual([404, 404]);
  });

  it('lead to the same question that is answered and public, while it is there', async () => {
    const form = { categoryCd: 'EQUIP', title: '문의', content: '내용', imageUids: [], fileUids: [] };
    const ask = async (privateYn: 'N' | 'Y') =>
      (await member.call('POST', '/qna', { ...form, privateYn })).data.qnaUid as string;
    const [first, hidden, second] = [await ask('N'), await ask('Y'), await ask('Y')];
    const answer = (qnaUid: string, uid?: string) =>
      staff.call('POST', `/admin/qna/${qnaUid}/answer`, {
        content: '안내해 드립니다.',
        fileUids: [],
        ...(uid !== undefined && { same: { type: 'QNA', uid } }),
      });
    const refusals = [await answer(second, first), await answer(second, second), await answer(second, 'x')];
    await answer(hidden);
    refusals.push(await answer(second, hidden));
    for (const { data } of refusals) expect(data.fieldErrors).toMatchObject([{ field: 'same' }]);
    await answer(first);
    expect((await answer(second, first)).code).toBe('200');
    const readSame = async () => (await member.call('GET', `/qna/${second}`)).data.answers[0].same;

    expect(await readSame()).toEqual({ type: 'QNA', uid: first, title: '문의' });
    await test.db.updateTable('qna').set({ private: true }).where('qna_uid', '=', first).execute();
    expect(await readSame()).toBeNull();
  });

  it('are refused where the caller did not upload them', async () => {
    const form = { categoryCd: 'EQUIP', title: '문의', content: '내용', privateYn: 'Y', imageUids: [], fileUids: [] };
    const { qnaUid } = (await member.call('POST', '/qna', form)).data;
    const body = { content: '답변입니다.', fileUids: [await upload(other)] };

    expect((await staff.call('POST', `/admin/qna/${qnaUid}/answer`, body)).code).toBe(errorCodes.invalidInput);
  });
});
