import { adminFaqs, adminPages, adminPosts, adminSharings, adminTerms, adminVersions } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import { adminAddNotice, adminAddProgram, adminNotices, adminPrograms, courseForm } from '@haesol/contracts/learn';
import { adminAddBanner, adminBanners } from '@haesol/contracts/member';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { createJobRunner } from '../../../jobs/jobRunner.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { createContentJobs } from '../../common/contents/contentJobs.ts';
import { createTermsMailer } from '../../common/terms/announceTerms.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { addCourse, anApplication } from '../../learn/enrolment/testCourse.ts';

describe('versions of contents', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let colleague: Caller;
  let member: Caller;
  beforeAll(async () => {
    [staff, colleague, member] = await createCallers(test, 'office', 'admin', 'student');
  });
  beforeEach(() => test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00')));

  const listVersions = async (kind: string, ref: string) =>
    adminVersions.response.parse((await staff.call('GET', `/admin/versions?kind=${kind}&ref=${ref}`)).data).list;
  const restore = (kind: string, ref: string, no: number) =>
    staff.call('POST', '/admin/versions/restore', { kind, ref, no });

  const findPost = async () => {
    const { list } = adminPosts.response.parse((await staff.call('GET', '/admin/posts?state=PUBLISHED')).data);
    const [post] = list;
    if (post === undefined) throw new Error('no post');
    const { postUid, board, categoryCd, title, html, writerNm, sourceNm, createdDt, pinYn, urgentYn, rev } = post;
    const { thumbUrl, thumbAlt, eduUid, files } = post;
    const fileUids = files.map(({ fileUid }) => fileUid);
    const texts = { board, categoryCd, title, html, writerNm, sourceNm, createdDt, pinYn, urgentYn };
    return { postUid, title, form: { ...texts, thumbUrl, thumbAlt, eduUid, fileUids, rev } };
  };

  it('of a post begin with the text before the first change, name who changed it, and are restored as a new one', async () => {
    const { postUid, title, form } = await findPost();
    await staff.call('PUT', `/admin/posts/${postUid}`, { ...form, title: '고친 제목' });
    const list = await listVersions('POST', postUid);

    expect(list).toMatchObject([
      { no: 2, byNm: expect.any(String), content: { title: '고친 제목' } },
      { no: 1, byNm: null, content: { title } },
    ]);
    expect((await restore('POST', postUid, 1)).data).toEqual({ rev: 3 });
    expect((await member.call('GET', `/posts/${postUid}`)).data).toMatchObject({ title, createdDt: form.createdDt });
    expect((await listVersions('POST', postUid))[0]).toMatchObject({ no: 3, content: { title } });
    expect((await listAuditActions(test.db, postUid)).at(-1)).toBe('post.restoreVersion');
    expect((await restore('POST', postUid, 9)).code).toBe(errorCodes.notFound);
  });

  it('refuse a change of a text that another has changed in between, and name them', async () => {
    const { postUid, form } = await findPost();
    await colleague.call('PUT', `/admin/posts/${postUid}`, { ...form, title: '먼저 고친 제목' });
    const late = await staff.call('PUT', `/admin/posts/${postUid}`, { ...form, title: '나중에 고친 제목' });

    expect(late.code).toBe(errorCodes.moveNotAllowed);
    expect(late.data).toMatchObject({ byNm: expect.any(String), rev: expect.any(Number) });
    expect((await member.call('GET', `/posts/${postUid}`)).data.title).toBe('먼저 고친 제목');
  });

  it('of what is shared begin with the text before the first change, and are restored as a new one', async () => {
    const [entry] = adminSharings.response.parse((await staff.call('GET', '/admin/sharing')).data).list;
    if (entry === undefined) throw new Error('nothing is shared');
    const { shareUid, title, files, fieldNm: _name, updatedDt: _at, state: _state, ...form } = entry;
    const change = (changed: object) =>
      staff.call('PUT', `/admin/sharing/${shareUid}`, {
        ...form,
        fileUids: files.map(({ fileUid }) => fileUid),
        shareUid: undefined,
        ...changed,
      });
    await change({ title: '고친 기술', html: '<p>고친 글</p><script>alert(1)</script>' });

    expect(await listVersions('SHARING', shareUid)).toMatchObject([
      { no: 2, byNm: expect.any(String), content: { title: '고친 기술', html: '<p>고친 글</p>' } },
      { no: 1, byNm: null, content: { title, facts: form.facts } },
    ]);
    expect((await restore('SHARING', shareUid, 1)).data).toEqual({ rev: 3 });
    expect((await member.call('GET', `/sharing/${shareUid}`)).data).toMatchObject({ title, html: form.html });
    expect((await change({ title: '늦게 고친 기술' })).code).toBe(errorCodes.moveNotAllowed);
    expect((await listAuditActions(test.db, shareUid)).at(-1)).toBe('sharing.restoreVersion');
    expect((await restore('SHARING', shareUid, 9)).code).toBe(errorCodes.notFound);
  });

  /** Changes and restores an entry whose row counts its versions. @returns what its form has after each step */
  const changeAndRestore = async (
    kind: string,
    ref: string,
    url: string,
    read: () => Promise<object>,
    change: object,
  ) => {
    const { rev, ...form } = (await read()) as { rev: number };
    const changed = await staff.call('PUT', url, { ...form, ...change, rev });
    const list = await listVersions(kind, ref);
    const first = list.at(-1);
    const restored = await restore(kind, ref, first?.no ?? 0);
    const { rev: last, ...now } = (await read()) as { rev: number };
    return { changed: changed.code, list, restored: restored.data, last, now, form };
  };
  const pick = (row: object, keys: readonly string[]) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)));

  it('of a banner name who changed what, and are restored without its days and place', async () => {
    const keys = Object.keys(adminAddBanner.body.shape);
    const read = async () => {
      const { list } = adminBanners.response.parse((await staff.call('GET', '/admin/banners')).data);
      return pick(list.find(({ id }) => id === 'banner-1') ?? {}, keys);
    };
    const url = '/admin/banners/banner-1';
    const { changed, list, restored, last, now, form } = await changeAndRestore('BANNER', 'banner-1', url, read, {
      title: '고친 배너',
      sort: 7,
    });

    expect(changed).toBe('200');
    expect(list).toMatchObject([
      { no: 2, byNm: expect.any(String), content: { title: '고친 배너', sort: 7 } },
      { no: 1, byNm: null, content: form },
    ]);
    expect(restored).toEqual({ rev: last });
    expect(now).toEqual({ ...form, sort: 7 });
    expect((await listAuditActions(test.db, 'banner-1')).at(-1)).toBe('banner.restoreVersion');
  });

  it.each([
    ['NOTICE', '/admin/notices', adminNotices, adminAddNotice, 'noticeUid'],
    ['PROGRAM', '/admin/programs', adminPrograms, adminAddProgram, 'pgmUid'],
  ] as const)('of calls are restored as they were: %s', async (kind, path, endpoint, { body }, key) => {
    const rows = async () => endpoint.response.parse((await staff.call('GET', path)).data).list as object[];
    const keyOf = (row: object) => String(new Map(Object.entries(row)).get(key));
    const ref = keyOf((await rows())[0] ?? {});
    const read = async () => {
      const row = (await rows()).find((one) => keyOf(one) === ref) ?? {};
      const files =
        'files' in row ? { fileUids: (row.files as { fileUid: string }[]).map(({ fileUid }) => fileUid) } : {};
      return { ...pick(row, Object.keys(body.shape)), ...files };
    };
    const { changed, list, restored, last, now, form } = await changeAndRestore(kind, ref, `${path}/${ref}`, read, {
      title: '고친 공고',
      html: '<p>고친 글</p><script>alert(1)</script>',
    });

    expect(changed).toBe('200');
    expect(list).toMatchObject([{ content: { title: '고친 공고', html: '<p>고친 글</p>' } }, { byNm: null }]);
    expect(restored).toEqual({ rev: last });
    expect(now).toEqual(form);
    expect((await listAuditActions(test.db, ref)).at(-1)).toBe(`${kind.toLowerCase()}.restoreVersion`);
  });

  it('of a course are restored, and tell its attendees of the former place again', async () => {
    const eduUid = await addCourse(test, { capacity: 5 });
    const [attendee] = await createCallers(test, 'general');
    await attendee.call('POST', `/edu/${eduUid}/enroll`, anApplication());
    const read = async () => {
      const course = (await staff.call('GET', `/admin/edu/${eduUid}`)).data;
      const fileUids = course.files.map(({ fileUid }: { fileUid: string }) => fileUid);
      return { ...pick(course, Object.keys(courseForm.shape)), fileUids };
    };
    const { changed, list, restored, last, now, form } = await changeAndRestore(
      'COURSE',
      eduUid,
      `/admin/edu/${eduUid}`,
      read,
      { place: '다른 강의실' },
    );
    const { list: news } = (await attendee.call('GET', '/notifications')).data;

    expect(changed).toBe('200');
    expect(list[0]).toMatchObject({ byNm: expect.any(String), content: { place: '다른 강의실' } });
    expect(restored).toEqual({ rev: last });
    expect(now).toEqual(form);
    const told = news.filter(({ title }: { title: string }) => title === '신청하신 교육의 안내가 변경되었습니다.');
    expect(told).toMatchObject([{ text: '시험 과정' }, { text: '시험 과정' }]);
    expect((await listAuditActions(test.db, eduUid)).at(-1)).toBe('edu.restoreVersion');
  });

  it('are seen and restored with the right of their content alone', async () => {
    const url = '/admin/versions?kind=COURSE&ref=ED001';
    await test.db
      .deleteFrom('staff_area')
      .where('member_uid', '=', staff.memberUid)
      .where('area', '=', 'learn')
      .execute();
    const answers = [await staff.call('GET', url), await restore('COURSE', 'ED001', 1)];
    await test.db
      .insertInto('staff_area')
      .values({ member_uid: staff.memberUid, area: 'learn', level: 'MOVE' })
      .execute();

    expect(answers.map(({ code }) => code)).toEqual([errorCodes.forbidden, errorCodes.forbidden]);
    expect((await staff.call('GET', url)).code).toBe('200');
  });

  it('of a question are restored, and a scheduled question appears at its time in list, search and page', async () => {
    const [{ code: categoryCd }] = (await staff.call('GET', '/codes/FAQ_CTG')).data.list;
    const form = { categoryCd, title: '바뀌는 질문입니까', html: '<p>네.</p>', createdDt: '2026-11-24T09:00:00+09:00' };
    const { faqUid } = (await staff.call('POST', '/admin/faq', form)).data;
    const shown = async () => [
      JSON.stringify((await member.call('GET', '/posts/faq/list?pageSize=100')).data).includes(form.title),
      JSON.stringify(
        (await member.call('GET', `/search/suggest?q=${encodeURIComponent('바뀌는 질문')}`)).data,
      ).includes(form.title),
      (await member.call('GET', `/posts/faq/${faqUid}`)).code === '200',
    ];
    const { list } = adminFaqs.response.parse(
      (await staff.call('GET', `/admin/faq?searchKeyword=${encodeURIComponent(form.title)}`)).data,
    );

    expect(list).toMatchObject([{ faqUid, state: 'SCHEDULED', rev: 1 }]);
    expect(await shown()).toEqual([false, false, false]);
    await test.context.clock.moveTo(new Date('2026-11-24T09:00:01+09:00'));
    expect(await shown()).toEqual([true, true, true]);
    await staff.call('PUT', `/admin/faq/${faqUid}`, { ...form, html: '<p>아니요.</p>', rev: 1 });
    await restore('FAQ', faqUid, 1);
    expect((await member.call('GET', `/posts/faq/${faqUid}`)).data.html).toBe('<p>네.</p>');
  });

  const findPage = async (menuKey: string) => {
    const { list } = adminPages.response.parse((await staff.call('GET', '/admin/pages')).data);
    const page = list.find((one) => one.menuKey === menuKey);
    if (page === undefined) throw new Error('no page');
    return page;
  };
  const runJobs = () =>
    createJobRunner({
      db: test.db,
      handlers: { ...createContentJobs(test.context), ...createTermsMailer(test.context) },
      onError: (error) => {
        throw error;
      },
    }).runDue();
  const changePage = (menuKey: string, body: object) => staff.call('PUT', `/admin/pages/${menuKey}`, body);
  const readPage = async (menuKey: string) => (await member.call('GET', `/contents/${menuKey}`)).data;

  it('of a page hold its blocks with safe HTML, and a restored page is as it was', async () => {
    const { title, blocks, rev } = await findPage('intro_vision');
    const added = { type: 'html', html: '<p>한 줄 더</p><script>alert(1)</script>' };
    await changePage('intro_vision', { title, blocks: [...blocks, added], rev });

    expect((await readPage('intro_vision')).blocks.at(-1)).toEqual({ type: 'html', html: '<p>한 줄 더</p>' });
    expect((await changePage('intro_vision', { title, blocks, rev })).code).toBe(errorCodes.moveNotAllowed);
    await restore('PAGE', 'intro_vision', 1);
    expect((await readPage('intro_vision')).blocks).toEqual(blocks);
    expect(await findPage('intro_vision')).toMatchObject({ byNm: expect.any(String), rev: 3 });
  });

  it('of a page that are scheduled are published at their time, unless they are withdrawn', async () => {
    const { title, blocks } = await findPage('intro_intro');
    const schedule = async (name: string) =>
      (await changePage('intro_intro', { title: name, blocks, publishDt: '2026-11-23T11:00:00+09:00' })).data.rev;
    const dropped = await schedule('거두는 제목');
    await staff.call('POST', '/admin/versions/drop', { kind: 'PAGE', ref: 'intro_intro', no: dropped });
    await schedule('예약한 제목');

    await runJobs();
    expect((await readPage('intro_intro')).title).toBe(title);
    expect(await findPage('intro_intro')).toMatchObject({ title, publishDt: '2026-11-23T11:00:00+09:00' });
    await test.context.clock.moveTo(new Date('2026-11-23T11:00:01+09:00'));
    await runJobs();
    expect((await readPage('intro_intro')).title).toBe('예약한 제목');
    expect(await findPage('intro_intro')).toMatchObject({ publishDt: null });
    const again = await staff.call('POST', '/admin/versions/drop', { kind: 'PAGE', ref: 'intro_intro', no: dropped });
    expect(again.code).toBe(errorCodes.notFound);
  });

  it('of a page that were withdrawn do not hold back those scheduled after them', async () => {
    const { title, blocks } = await findPage('intro_vision');
    const schedule = async (name: string, hour: number) =>
      (await changePage('intro_vision', { title: name, blocks, publishDt: `2026-11-23T${hour}:00:00+09:00` })).data.rev;
    const no = await schedule('거두는 제목', 18);
    await staff.call('POST', '/admin/versions/drop', { kind: 'PAGE', ref: 'intro_vision', no });
    await schedule('이른 제목', 11);
    await test.context.clock.moveTo(new Date('2026-11-23T11:00:01+09:00'));
    await runJobs();

    expect([title, (await readPage('intro_vision')).title]).toEqual([expect.any(String), '이른 제목']);
  });

  it('of a page that were published at their time are not lost by those who edited the text before', async () => {
    const { blocks } = await findPage('intro_vision');
    await changePage('intro_vision', { title: '예약한 제목', blocks, publishDt: '2026-11-23T11:00:00+09:00' });
    const seen = await findPage('intro_vision');
    await test.context.clock.moveTo(new Date('2026-11-23T11:00:01+09:00'));
    await runJobs();
    const late = await changePage('intro_vision', { title: seen.title, blocks, rev: seen.rev });

    expect(late.code).toBe(errorCodes.moveNotAllowed);
    expect((await readPage('intro_vision')).title).toBe('예약한 제목');
  });

  it('of a page are refused with links of other schemes', async () => {
    const { title } = await findPage('intro_intro');
    const item = { title: '나쁜 링크', text: '', link: 'javascript:alert(1)', badge: null };
    const { data } = await changePage('intro_intro', {
      title,
      blocks: [{ type: 'cards', title: null, items: [item] }],
    });

    expect(data.fieldErrors).toMatchObject([{ field: 'blocks.0' }]);
  });

  describe('of terms', () => {
    const terms = { code: 'TRAVEL', version: '9.1', effectiveDt: '2026-12-01', html: '<p>새 조항</p>', worseYn: 'N' };
    const add = (change: object = {}) => colleague.call('POST', '/admin/terms', { ...terms, ...change });
    const list = async () => adminTerms.response.parse((await staff.call('GET', '/admin/terms?code=TRAVEL')).data).list;

    it('are announced to members at least seven days ahead, thirty to their disadvantage', async () => {
      const early = await add({ effectiveDt: '2026-11-29' });
      const worse = await add({ worseYn: 'Y' });

      expect(early.data.fieldErrors).toMatchObject([{ field: 'effectiveDt', message: expect.stringContaining('7일') }]);
      expect(worse.data.fieldErrors).toMatchObject([{ message: expect.stringContaining('2026-12-23') }]);
      expect((await add()).code).toBe('200');
      expect((await add()).data.fieldErrors).toMatchObject([{ field: 'version' }]);
      expect(await list()).toContainEqual(expect.objectContaining({ version: '9.1', state: 'COMING' }));
      expect((await member.call('GET', '/notifications')).data.list[0]).toMatchObject({
        kind: 'TERMS',
        link: '/terms/travel?version=9.1',
      });
      expect((await staff.call('POST', '/admin/terms', { ...terms, version: '9.2' })).code).toBe(errorCodes.forbidden);
    });

    it('refuse a version that another has changed in between', async () => {
      const { code: _code, version: _version, ...text } = terms;
      const { rev } = (await list()).find(({ version }) => version === '9.1') ?? {};
      const save = (html: string, seen = rev) =>
        colleague.call('PUT', '/admin/terms/TRAVEL/9.1', { ...text, html, rev: seen });
      const first = await save('<p>먼저 고친 조항</p>');
      const second = await save('<p>나중에 고친 조항</p>');

      expect(rev).toEqual(expect.any(Number));
      expect(first.code).toBe('200');
      expect(second).toMatchObject({
        code: errorCodes.moveNotAllowed,
        data: { state: 'CHANGED', rev: Number(rev) + 1, byNm: expect.any(String) },
      });
      expect(await list()).toContainEqual(expect.objectContaining({ version: '9.1', html: '<p>먼저 고친 조항</p>' }));
      expect((await save('<p>나중에 고친 조항</p>', Number(rev) + 1)).code).toBe('200');
    });

    it('are read in the languages that staff have typed, and in Korean in others; titles are translated in all', async () => {
      const path = '/admin/terms/TRAVEL/9.5';
      const { code: _code, version: _version, ...text } = { ...terms, effectiveDt: '2026-12-10' };
      const read = async (language: string) => {
        const { data } = await member.call('GET', '/terms/travel?version=9.5', undefined, { language });
        return [data.lang, data.html];
      };
      const readAll = async () => [await read('CD0000000128'), await read('CD0000000129')];
      const i18n = { en: { html: '<p>New article<script>1</script></p>' } };
      await add({ ...text, version: '9.5', i18n });
      const added = await readAll();
      const row = (await list()).find(({ version }) => version === '9.5');
      await colleague.call('PUT', path, { ...text, html: '<p>고친 조항</p>' });
      const kept = await readAll();
      const { rev } = (await list()).find(({ version }) => version === '9.5') ?? {};
      await colleague.call('PUT', path, { ...text, i18n: { ja: { html: '<p>新条項</p>' } }, rev });
      const late = await colleague.call('PUT', path, { ...text, i18n: {}, rev });
      const changed = await readAll();
      await test.context.clock.moveTo(new Date('2026-12-10T09:00:00+09:00'));
      const inForce = await member.call('GET', '/terms/list', undefined, { language: 'CD0000000128' });
      await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
      await colleague.call('DELETE', path);

      expect(added).toEqual([
        ['en', '<p>New article</p>'],
        ['ko', '<p>새 조항</p>'],
      ]);
      expect(row?.i18n).toEqual({ en: { html: '<p>New article</p>' } });
      expect(kept).toEqual([
        ['en', '<p>New article</p>'],
        ['ko', '<p>고친 조항</p>'],
      ]);
      expect(late.code).toBe(errorCodes.moveNotAllowed);
      expect(changed).toEqual([
        ['ko', '<p>새 조항</p>'],
        ['ja', '<p>新条項</p>'],
      ]);
      expect(inForce.data.list).toContainEqual(
        expect.objectContaining({ version: '9.5', title: 'Terms of use for travel and passes' }),
      );
      expect(await test.db.selectFrom('terms_translation').selectAll().where('version', '=', '9.5').execute()).toEqual(
        [],
      );
    });

    it('that are to the disadvantage of members are also mailed to each, in the language of the member', async () => {
      const far = { effectiveDt: '2027-02-01', version: '9.3' };
      await test.db.updateTable('member').set({ locale: 'en' }).where('email', '=', 'company@demo.example').execute();
      const readMails = () => test.db.selectFrom('mail_outbox').selectAll().where('kind', '=', 'TERMS').execute();
      await add({ ...far, version: '9.4' });
      await runJobs();
      const before = await readMails();
      await add({ ...far, worseYn: 'Y' });
      await runJobs();
      const mails = await readMails();
      const members = await test.db
        .selectFrom('member')
        .select('email')
        .where('state', 'in', ['ACTIVE', 'PENDING_CLASS'])
        .where('class_cd', '<>', 'GUEST')
        .execute();
      await colleague.call('DELETE', '/admin/terms/TRAVEL/9.3');
      await colleague.call('DELETE', '/admin/terms/TRAVEL/9.4');

      expect(before).toEqual([]);
      expect(mails.map(({ to_addr }) => to_addr).sort()).toEqual(members.map(({ email }) => email).sort());
      const english = mails.find(({ to_addr }) => to_addr === 'company@demo.example');
      expect(english?.body_text).toMatch(/Terms of use for travel and passes · .*\/terms\/travel\?version=9\.3/);
    });

    it('are changed and taken back until they are in force', async () => {
      const path = '/admin/terms/TRAVEL/9.1';
      const { code: _code, version: _version, ...text } = terms;
      await colleague.call('PUT', path, { ...text, html: '<p>고친 조항</p>' });

      expect((await member.call('GET', '/terms/travel?version=9.1')).data.html).toBe('<p>고친 조항</p>');
      await colleague.call('PUT', path, { ...text, effectiveDt: '2026-12-03' });
      await colleague.call('PUT', path, { ...text, effectiveDt: '2026-12-01' });
      const { list: news } = (await member.call('GET', '/notifications')).data;
      const told = news.filter(({ link }: { link: string }) => link === '/terms/travel?version=9.1');
      expect(told).toMatchObject([{ text: expect.stringContaining('12월 1일') }]);
      await colleague.call('PUT', path, { ...text, effectiveDt: '2026-12-02' });
      expect((await member.call('GET', '/notifications')).data.list[0].text).toContain('12월 2일');
      await colleague.call('PUT', path, { ...text, effectiveDt: '2026-12-01' });
      await test.context.clock.moveTo(new Date('2026-12-01T00:00:01+09:00'));
      expect((await member.call('GET', '/terms/travel')).data).toMatchObject({ version: '9.1', currentYn: 'Y' });
      const late = [await colleague.call('PUT', path, text), await colleague.call('DELETE', path)];
      expect(late.map(({ code }) => code)).toEqual([errorCodes.moveNotAllowed, errorCodes.moveNotAllowed]);
      await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
      await colleague.call('DELETE', path);
      expect((await list()).map(({ version }) => version)).not.toContain('9.1');
    });
  });
});
