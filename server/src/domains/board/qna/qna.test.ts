import { commentsList, qnaGet, qnaList, qnaSimilar } from '@haesol/contracts/board';
import { notificationsList } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { listAuditDetails } from '../../../db/audit/testAuditLog.ts';
import { type SignedIn, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { openFileStore } from '../../common/files/openFileStore.ts';
import { createFileRepository } from '../../common/files/repository.ts';
import { sweepFiles } from '../../common/files/sweep.ts';
import { aPdf, aPng, toUploadRequest } from '../../common/files/testUploads.ts';

const form = {
  categoryCd: 'EQUIP',
  title: '비밀 장비 문의',
  content: '첫째 줄\n둘째 줄',
  privateYn: 'Y',
  imageUids: [] as string[],
  fileUids: [] as string[],
};

describe('questions of members', () => {
  const test = setUpTestApp({ sample: true });
  let student: SignedIn;
  let company: SignedIn;
  let staff: SignedIn;
  beforeAll(async () => {
    student = await signIn(test, 'student');
    company = await signIn(test, 'company');
    staff = await signIn(test, 'office');
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const send = async (method: Method, url: string, who?: SignedIn, payload?: object) =>
    (await test.app.inject({ method, url, ...(who && { headers: who.headers }), ...(payload && { payload }) })).json();
  const list = async (query = '', who?: SignedIn) =>
    qnaList.response.parse((await send('GET', `/api/v1/qna/list?${query}`, who)).data);
  const ask = async (
    change: Partial<typeof form> & { refType?: string; refUid?: string } = {},
    who = student,
  ): Promise<string> => (await send('POST', '/api/v1/qna', who, { ...form, ...change })).data.qnaUid;
  const get = (qnaUid: string, who?: SignedIn) => send('GET', `/api/v1/qna/${qnaUid}`, who);
  const detail = async (qnaUid: string, who?: SignedIn) => qnaGet.response.parse((await get(qnaUid, who)).data);
  const answer = (qnaUid: string) =>
    send('POST', `/api/v1/admin/qna/${qnaUid}/answer`, staff, { content: '답변입니다.' });
  const comment = async (qnaUid: string, content: string, who = student, parentUid?: string): Promise<string> =>
    (
      await send('POST', '/api/v1/comments', who, {
        refType: 'QNA',
        refUid: qnaUid,
        content,
        ...(parentUid && { parentUid }),
      })
    ).data.cmtUid;
  const comments = async (qnaUid: string, who?: SignedIn) =>
    commentsList.response.parse((await send('GET', `/api/v1/comments?refType=QNA&refUid=${qnaUid}`, who)).data);
  const upload = async (name: string, bytes: Uint8Array, kind: string) =>
    (await test.app.inject(toUploadRequest([{ name, bytes }], { kind }, student.headers))).json().data.list[0];

  it('has 90 sample questions, 40 of them private and 25 waiting, with 160 comments', async () => {
    const { list: all, cnt_total } = await list('pageSize=100', staff);
    const { rows } = await sql<{ all: number; replies: number; gone: number }>`select count(*)::int as all,
      count(*) filter (where depth = 2)::int as replies, count(deleted_at)::int as gone from comment`.execute(test.db);

    expect(cnt_total).toBe(90);
    expect(all.filter((question) => question.privateYn === 'Y')).toHaveLength(40);
    expect(all.filter((question) => question.answerState === 'WAIT')).toHaveLength(25);
    expect(rows[0]).toEqual({ all: 160, replies: 40, gone: 6 });
  });

  it('locks private questions of others and masks their authors', async () => {
    const { list: all } = await list('pageSize=100');
    const locked = all.filter((question) => question.lockedYn === 'Y');

    expect(locked).toHaveLength(40);
    expect(new Set(locked.map((question) => question.title))).toEqual(new Set(['비공개 글입니다.']));
    expect(locked.every((question) => question.commentCnt + question.fileCnt + question.viewCnt === 0)).toBe(true);
    expect(all.every((question) => /^.\*+.?$/.test(question.writerNm))).toBe(true);
  });

  describe('a private question', () => {
    let qnaUid: string;
    let urls: string[];
    let bundle: string;
    beforeAll(async () => {
      const image = await upload('비밀 사진.png', await aPng(), 'image');
      const file = await upload('비밀 문서.txt', Buffer.from('비밀'), 'attach');
      qnaUid = await ask({
        title: '감추어진제목',
        content: '감추어진본문',
        imageUids: [image.fileUid],
        fileUids: [file.fileUid],
      });
      await comment(qnaUid, '감추어진댓글');
      const own = await detail(qnaUid, student);
      urls = [...own.images, ...own.files]
        .flatMap((ref) => [ref.url, ref.viewUrl, ref.thumbUrl])
        .filter((url) => url !== null);
      bundle = own.bundleUrl ?? '';
    });

    it('is completely visible to its author and staff', async () => {
      for (const who of [student, staff]) {
        const own = await detail(qnaUid, who);

        expect([own.title, own.content, own.images.length, own.files[0]?.orgNm]).toEqual([
          '감추어진제목',
          '감추어진본문',
          1,
          '비밀 문서.txt',
        ]);
        expect((await comments(qnaUid, who)).list[0]?.content).toBe('감추어진댓글');
      }
      expect(urls).toHaveLength(5);
      expect((await test.app.inject(urls[0] ?? '')).statusCode).toBe(200);
      expect((await test.app.inject(bundle)).statusCode).toBe(200);
    });

    it('has a masked title as a neighbour of a readable question', async () => {
      const later = await ask({ title: '뒤의 공개 문의', privateYn: 'N' });

      expect((await detail(later, company)).prev).toEqual({ qnaUid, title: '비공개 글입니다.', lockedYn: 'Y' });
      expect((await detail(later, student)).prev).toMatchObject({ title: '감추어진제목' });
    });

    it('makes its files private too', async () => {
      await send('DELETE', `/api/v1/qna/${qnaUid}`, student);

      expect((await get(qnaUid, student)).status.code).toBe('4040');
      expect((await test.app.inject(urls[0] ?? '')).statusCode).toBe(404);
      expect((await test.app.inject(bundle)).statusCode).toBe(404);
    });
  });

  it('closes all its files to other members when it becomes private', async () => {
    const file = await upload('공개 문서.txt', Buffer.from('공개'), 'attach');
    const open = { title: '공개 문의', content: '본문', imageUids: [], fileUids: [file.fileUid], categoryCd: 'ETC' };
    const qnaUid = await ask({ ...open, privateYn: 'N' });
    const seen = await detail(qnaUid, company);
    const addresses = [seen.bundleUrl ?? '', seen.files[0]?.url ?? ''];
    const codes = () =>
      Promise.all(addresses.map(async (url) => (await test.app.inject({ url, headers: company.headers })).statusCode));
    expect(await codes()).toEqual([200, 200]);

    await send('PUT', `/api/v1/qna/${qnaUid}`, student, { ...open, privateYn: 'Y' });

    expect(await codes()).toEqual([404, 404]);
    expect((await test.app.inject((await detail(qnaUid, student)).bundleUrl ?? '')).statusCode).toBe(200);
    await send('DELETE', `/api/v1/qna/${qnaUid}`, student);
  });

  it('counts one view per reader within twelve hours', async () => {
    const qnaUid = await ask({ privateYn: 'N' });
    const now = await test.context.clock.now();
    const views = async (who?: SignedIn) => (await detail(qnaUid, who)).viewCnt;

    expect([await views(), await views(), await views(company), await views(company)]).toEqual([1, 1, 2, 2]);
    // One minute more, because the views above were a moment later than `now`.
    await test.context.clock.moveTo(new Date(now.getTime() + 12 * 3_600_000 + 60_000));
    expect(await views()).toBe(3);
    await test.context.clock.moveTo(now);
  });

  it('lists only the member’s own questions, and needs a session for it', async () => {
    const mine = await list('mine=Y&pageSize=100', student);

    expect(mine.list.every((question) => question.mineYn === 'Y' && question.lockedYn === 'N')).toBe(true);
    expect(mine.cnt_total).toBeGreaterThan(0);
    expect((await send('GET', '/api/v1/qna/list?mine=Y')).status.code).toBe('4010');
  });

  it('filters by kind, state, period and keyword', async () => {
    await ask({ title: '찾을 수 있는 문의', categoryCd: 'TRAVEL', privateYn: 'N' });

    expect((await list('categoryCd=TRAVEL&pageSize=100')).list.every((one) => one.categoryCd === 'TRAVEL')).toBe(true);
    expect((await list('answerState=WAIT&pageSize=100')).list.every((one) => one.answerState === 'WAIT')).toBe(true);
    expect((await list(`searchKeyword=${encodeURIComponent('찾을수있는')}&field=TITLE`)).cnt_total).toBe(1);
    expect(
      (await list('startDate=2026-11-23&endDate=2026-11-23&pageSize=100')).list.every((one) =>
        one.createdDt.startsWith('2026-11-23'),
      ),
    ).toBe(true);
    expect((await list('startDate=2027-01-01')).cnt_total).toBe(0);
  });

  it.each([
    [{ title: '' }, 'title', '제목을 입력해 주세요.'],
    [{ title: '\u200b \u3164' }, 'title', '제목을 입력해 주세요.'],
    [{ title: '가'.repeat(61) }, 'title', '제목은 60자까지 입력할 수 있습니다.'],
    [{ content: ' \n ' }, 'content', '내용을 입력해 주세요.'],
    [{ content: '가'.repeat(5_001) }, 'content', '내용은 5,000자까지 입력할 수 있습니다.'],
    [{ categoryCd: 'X' }, 'categoryCd', '구분을 선택해 주세요.'],
  ])('refuses %j', async (change, field, message) => {
    const { status, data } = await send('POST', '/api/v1/qna', student, { ...form, ...change });

    expect(status.code).toBe('4000');
    expect(data.fieldErrors).toEqual([expect.objectContaining({ field, message })]);
  });

  it('counts characters as users do, and keeps them composed', async () => {
    const qnaUid = await ask({ title: '👨‍👩‍👧'.repeat(60), content: '신청서'.normalize('NFD') });

    expect((await detail(qnaUid, student)).content).toBe('신청서');
  });

  it('refuses files of another member, and more than three', async () => {
    const file = await upload('a.pdf', aPdf(), 'attach');
    const foreign = await send('POST', '/api/v1/qna', company, { ...form, fileUids: [file.fileUid] });
    const four = await send('POST', '/api/v1/qna', student, {
      ...form,
      fileUids: Array.from({ length: 4 }, () => file.fileUid),
    });

    expect(foreign.data.fieldErrors[0].field).toBe('fileUids');
    expect(four.data.fieldErrors[0].message).toBe('파일은 최대 3개까지 첨부할 수 있습니다.');
  });

  it('can be changed until it is answered, also its files', async () => {
    const [first, second] = [await upload('1.pdf', aPdf(), 'attach'), await upload('2.pdf', aPdf(), 'attach')];
    const qnaUid = await ask({ fileUids: [first.fileUid] });

    await send('PUT', `/api/v1/qna/${qnaUid}`, student, { ...form, title: '고친 제목', fileUids: [second.fileUid] });

    const changed = await detail(qnaUid, student);
    expect([changed.title, changed.editableYn, changed.files.map((file) => file.orgNm)]).toEqual([
      '고친 제목',
      'Y',
      ['2.pdf'],
    ]);
    expect((await test.app.inject(first.url)).statusCode).toBe(404);
  });

  it('is fixed once answered; its author is notified, also by mail', async () => {
    const qnaUid = await ask({ title: '답변을 기다립니다' });
    const before = notificationsList.response.parse((await send('GET', '/api/v1/notifications', student)).data);

    await answer(qnaUid);

    const own = await detail(qnaUid, student);
    const after = notificationsList.response.parse((await send('GET', '/api/v1/notifications', student)).data);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from mail_outbox where kind = 'QNA_ANSWER'`.execute(test.db);
    expect([own.answerState, own.editableYn, own.answers[0]?.content]).toEqual(['ANSWERED', 'N', '답변입니다.']);
    expect(await listAuditDetails(test.db, qnaUid, 'qna.answer')).toEqual([{ from: 'WAIT', to: 'ANSWERED' }]);
    expect((await send('PUT', `/api/v1/qna/${qnaUid}`, student, form)).status.code).toBe('4601');
    expect((await send('DELETE', `/api/v1/qna/${qnaUid}`, student)).status.code).toBe('4601');
    expect(after.unreadCnt).toBe(before.unreadCnt + 1);
    expect(after.list[0]).toMatchObject({
      text: '답변을 기다립니다',
      link: `/myPage/qnaDetail?qnaUid=${qnaUid}`,
      readYn: 'N',
    });
    expect(rows[0]?.count).toBe(1);
  });

  it('notifies its author in the language of the account', async () => {
    const qnaUid = await ask({ title: 'Parking' });
    const setLocale = (locale: string | null) =>
      sql`update member set locale = ${locale}
        where member_uid = (select writer_uid from qna where qna_uid = ${qnaUid})`.execute(test.db);
    await setLocale('en');

    await answer(qnaUid);
    await setLocale(null);

    const { list } = notificationsList.response.parse((await send('GET', '/api/v1/notifications', student)).data);
    const mail = sql<{
      subject: string;
    }>`select subject from mail_outbox where kind = 'QNA_ANSWER' order by created_at desc limit 1`;
    expect(list[0]).toMatchObject({ title: 'Your question has been answered.', text: 'Parking' });
    expect((await mail.execute(test.db)).rows).toEqual([
      { subject: '[Haesol University] Your question has been answered' },
    ]);
  });

  it.each([
    ['the masked one in public', 'N'],
    ['the whole one in private', 'Y'],
  ])('is answered with the name of its author: %s', async (_name, privateYn) => {
    const qnaUid = await ask({ privateYn });
    await send('POST', `/api/v1/admin/qna/${qnaUid}/answer`, staff, { content: '{이름} 님, 안녕하십니까?' });
    const { name } = await test.db
      .selectFrom('member')
      .select('name')
      .where('email', '=', 'student@demo.example')
      .executeTakeFirstOrThrow();
    const shown = privateYn === 'N' ? `${name[0]}*${name.slice(2)}` : name;

    expect((await detail(qnaUid, student)).answers[0]?.content).toBe(`${shown} 님, 안녕하십니까?`);
  });

  it('marks notifications as read', async () => {
    const { list: all } = (await send('GET', '/api/v1/notifications?pageSize=1', student)).data;
    const one = await send('PATCH', '/api/v1/notifications/read', company, { ntfUids: [all[0].ntfUid] });
    const rest = await send('PATCH', '/api/v1/notifications/read', student, {});

    expect(one.status.code).toBe('200');
    expect(rest.data.unreadCnt).toBe(0);
  });

  it('is waiting again after a comment of its author, but not of another member', async () => {
    const qnaUid = await ask({ privateYn: 'N' });
    await answer(qnaUid);
    await comment(qnaUid, '다른 회원입니다.', company);
    const other = await detail(qnaUid, student);

    await comment(qnaUid, '더 여쭙겠습니다.');

    const again = await detail(qnaUid, student);
    expect([other.answerState, again.answerState, again.reopenedYn, again.editableYn]).toEqual([
      'ANSWERED',
      'WAIT',
      'Y',
      'N',
    ]);
  });

  it('has comments on two levels; a reply to a reply names its author', async () => {
    const qnaUid = await ask({ privateYn: 'N' });
    const root = await comment(qnaUid, '댓글');
    const reply = await comment(qnaUid, '답글', company, root);
    await comment(qnaUid, '답글의 답글', student, reply);

    const { list: roots, liveCnt } = await comments(qnaUid, student);

    expect(liveCnt).toBe(3);
    expect(roots).toHaveLength(1);
    expect(roots[0]?.replies.map((one) => [one.content, one.depth, one.mentionNm?.includes('*') ?? null])).toEqual([
      ['답글', 2, null],
      ['답글의 답글', 2, true],
    ]);
  });

  it('shows comments of staff with the name of the organisation, unmasked', async () => {
    const qnaUid = await ask({ privateYn: 'N' });
    const root = await comment(qnaUid, '댓글');
    const reply = await comment(qnaUid, '확인하겠습니다.', staff, root);
    await comment(qnaUid, '고맙습니다.', student, reply);

    const { list: roots } = await comments(qnaUid);

    expect(roots[0]?.replies.map(({ writerNm, staffYn, mentionNm }) => [writerNm, staffYn, mentionNm])).toEqual([
      ['산학협력단', 'Y', null],
      [expect.stringContaining('*'), 'N', '산학협력단'],
    ]);
  });

  it('keeps a deleted comment as a tombstone while it has a reply', async () => {
    const qnaUid = await ask({ privateYn: 'N' });
    const root = await comment(qnaUid, '지울 댓글');
    const reply = await comment(qnaUid, '답글', company, root);

    await send('DELETE', `/api/v1/comments/${root}`, student);
    const withReply = await comments(qnaUid);
    await send('DELETE', `/api/v1/comments/${reply}`, company);
    const withNone = await comments(qnaUid);

    expect(withReply.list[0]).toMatchObject({ deletedYn: 'Y', content: '', writerNm: '' });
    expect(withNone.list).toEqual([]);
  });

  it('shows the profile picture beside an own comment, but not to others and staff, who see a masked name, and none for staff or a deleted one', async () => {
    const setPicture = (fileUid: string | null) =>
      sql`update member set profile_file_uid = ${fileUid} where email in ('student@demo.example', 'office@demo.example')`.execute(
        test.db,
      );
    const picture = await upload('나.png', await aPng(), 'profile');
    await setPicture(picture.fileUid);
    const qnaUid = await ask({ privateYn: 'N' });
    const root = await comment(qnaUid, '사진 있는 댓글');
    await comment(qnaUid, '사진 없는 답글', company, root);
    await comment(qnaUid, '산학협력단', staff);
    const list = async () => (await comments(qnaUid, student)).list;
    const [own, office] = await list();
    const seenByOther = (await comments(qnaUid, company)).list[0];
    const seenByStaff = (await comments(qnaUid, staff)).list[0];
    await send('DELETE', `/api/v1/comments/${root}`, student);
    const [gone] = await list();
    await setPicture(null);

    expect(own).toMatchObject({ profileUrl: `/file/view?fileUid=${picture.fileUid}` });
    const others = [own?.replies[0], office, gone, seenByOther, seenByStaff];
    expect(others.map((one) => one?.profileUrl)).toEqual(others.map(() => null));
  });

  it('lets a member change and delete only own comments', async () => {
    const qnaUid = await ask({ privateYn: 'N' });
    const own = await comment(qnaUid, '처음');

    expect((await send('PUT', `/api/v1/comments/${own}`, company, { content: '남의 것' })).status.code).toBe('4032');
    expect((await send('DELETE', `/api/v1/comments/${own}`, company)).status.code).toBe('4032');
    await send('PUT', `/api/v1/comments/${own}`, student, { content: '고침' });
    expect((await comments(qnaUid)).list[0]).toMatchObject({ content: '고침', editedYn: 'Y' });
  });

  it('keeps a draft until the question is submitted', async () => {
    const draft = { categoryCd: '', title: '쓰다 만', content: '', privateYn: 'Y' };
    await send('PUT', '/api/v1/qna/draft', company, draft);
    const kept = (await send('GET', '/api/v1/qna/draft', company)).data;
    const foreign = (await send('GET', '/api/v1/qna/draft', student)).data;

    await ask({}, company);

    expect(kept).toMatchObject({ draft, savedDt: expect.any(String) });
    expect(foreign.draft).toBeNull();
    expect((await send('GET', '/api/v1/qna/draft', company)).data.draft).toBeNull();
  });

  it('keeps the files of a draft as long as the draft, visible to their owner only', async () => {
    const sweep = () => sweepFiles(test.context, createFileRepository(test.db), openFileStore(test.context.config));
    const { fileUid } = await upload('계획서.pdf', aPdf(), 'attach');
    const draft = { categoryCd: '', title: '', content: '', privateYn: 'Y', imageUids: [], fileUids: [fileUid] };
    const readFiles = async (who: SignedIn) => (await send('GET', '/api/v1/qna/draft', who)).data.files;
    await send('PUT', '/api/v1/qna/draft', student, draft);
    await send('PUT', '/api/v1/qna/draft', company, draft);
    await sql`update file set created_at = app_now() - interval '25 hours' where file_uid = ${fileUid}`.execute(
      test.db,
    );

    await sweep();
    expect(await readFiles(student)).toMatchObject([{ fileUid, orgNm: '계획서.pdf' }]);
    expect(await readFiles(company)).toEqual([]);

    await send('DELETE', '/api/v1/qna/draft', student);
    await sweep();
    await send('PUT', '/api/v1/qna/draft', student, draft);
    expect(await readFiles(student)).toEqual([]);
  });

  it('suggests answered questions similar to the typed title', async () => {
    const { list: similar } = qnaSimilar.response.parse(
      (await send('GET', `/api/v1/qna/similar?q=${encodeURIComponent('장비 예약을 며칠 전에 하나요')}`)).data,
    );

    expect(similar[0]).toMatchObject({ type: 'FAQ', title: '장비 예약은 며칠 전까지 신청해야 하나요?' });
  });

  it.each([
    ['장비 예약 취소하면 환불되나요', []],
    ['XRD 측정 비용', []],
    ['예약 취소', ['예약을 취소하거나 바꾸고 싶습니다.']],
    ['교육신청 취소', ['교육 신청을 취소하고 싶습니다.']],
    ['되나요', []],
  ])('suggests for %s only questions with most of its words', async (title, expected) => {
    const { data } = await send('GET', `/api/v1/qna/similar?q=${encodeURIComponent(title)}`);
    const faqs = data.list.filter((one: { type: string }) => one.type === 'FAQ');

    expect(faqs.slice(0, 1).map((one: { title: string }) => one.title)).toEqual(expected);
  });

  it('give staff the subject, and the writer with a masked name', async () => {
    const about = { refType: 'SHARING', refUid: 'SH001' };
    const qnaUid = await ask({ ...about });
    await comment(qnaUid, '덧붙입니다');
    const { data } = await send('GET', `/api/v1/admin/qna/${qnaUid}`, staff);
    const { list } = await comments(qnaUid, staff);

    expect(data).toMatchObject({ ...about, memberUid: expect.any(String), writerNm: expect.stringContaining('*') });
    expect(list[0]?.writerNm).toBe(data.writerNm);
  });

  it.each(['1', '00000000-0000-4000-8000-000000000000', "' or 1=1"])('returns no question for %s', async (qnaUid) => {
    expect((await get(encodeURIComponent(qnaUid))).status.code).toBe('4040');
  });
});
