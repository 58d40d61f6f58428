import { adminFaqs, adminPosts, adminSharings, sharingList } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

const title = '갈매기 관찰 안내 초안';
const html = '<p>갈매기를 관찰합니다.</p>';

describe('drafts of contents', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  let categoryCd: string;
  let fieldCd: string;
  beforeAll(async () => {
    [staff, member] = await createCallers(test, 'office', 'student');
    categoryCd = (await member.call('GET', '/codes/NOTICE_CTG')).data.list[0].code;
    fieldCd = (await member.call('GET', '/codes/TECH_FIELD')).data.list[0].code;
  });
  beforeEach(() => test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00')));

  const post = () => ({
    ...{ board: 'NOTICE', categoryCd, title, html, writerNm: '운영팀', sourceNm: null, createdDt: null },
    ...{ pinYn: 'N', urgentYn: 'N', thumbUrl: null, thumbAlt: null, fileUids: [] },
  });
  const faq = { categoryCd: 'EQUIP', title, html, createdDt: null };
  const sharing = () => ({
    ...{ type: 'TECH', fieldCd, title, summary: '요약', html, facts: [], thumbUrl: '/art/scene/beach.svg' },
    ...{ thumbAlt: '바닷가', managerNm: '담당', tel: '02-100-1000', fileUids: [], publishDt: null },
  });
  const readAll = async (paths: readonly string[]) => {
    const answers = await Promise.all(paths.map((path) => member.call('GET', path)));
    return paths.filter((_path, at) => JSON.stringify(answers[at]?.data).includes('갈매기'));
  };
  const search = `/search/suggest?q=${encodeURIComponent('갈매기 관찰')}`;
  const now = '2026-11-23T09:59:00+09:00';

  it('of posts are in no list, search, feed or page until they get a time', async () => {
    const shown = (await member.call('GET', '/posts/list?board=NOTICE')).data.list[0].postUid;
    const { postUid } = (await staff.call('POST', '/admin/posts', post())).data;
    const paths = ['/posts/list?board=NOTICE&pageSize=100', search, `/posts/${postUid}`, `/posts/${shown}`];
    const readFeed = async () => (await test.app.inject('/rss/notices.xml')).body.includes('갈매기');
    const drafts = adminPosts.response.parse(
      (await staff.call('GET', '/admin/posts?state=DRAFT&draftsYn=Y')).data,
    ).list;

    const ofOldPages = (await staff.call('GET', '/admin/posts?state=DRAFT')).data.list;

    expect(ofOldPages).toEqual([]);
    expect(drafts).toMatchObject([{ postUid, state: 'DRAFT', createdDt: null }]);
    expect([await readAll(paths), await readFeed()]).toEqual([[], false]);
    expect((await member.call('GET', `/posts/${postUid}`)).code).toBe(errorCodes.notFound);
    const [draft] = drafts;
    await staff.call('PUT', `/admin/posts/${postUid}`, { ...post(), createdDt: now, rev: draft?.rev });
    expect([await readAll(paths.slice(0, 3)), await readFeed()]).toEqual([paths.slice(0, 3), true]);
    await staff.call('PUT', `/admin/posts/${postUid}`, post());
    expect([await readAll(paths), await readFeed()]).toEqual([[], false]);
  });

  it('of posts are previewed as they would be shown now', async () => {
    const preview = await staff.call('POST', '/admin/previews', { kind: 'POST', ref: null, form: post() });

    expect(preview.code).toBe('200');
    expect(await readAll([search])).toEqual([]);
  });

  it('of frequently asked questions are in no list, search, page or similar question until they get a time', async () => {
    const { faqUid } = (await staff.call('POST', '/admin/faq', faq)).data;
    const similar = `/qna/similar?q=${encodeURIComponent('갈매기 관찰 안내')}`;
    const paths = ['/posts/faq/list?pageSize=100', search, `/posts/faq/${faqUid}`, similar];
    const { list } = adminFaqs.response.parse((await staff.call('GET', '/admin/faq?state=DRAFT&draftsYn=Y')).data);

    expect(list).toMatchObject([{ faqUid, state: 'DRAFT', createdDt: null }]);
    expect(await readAll(paths)).toEqual([]);
    await staff.call('PUT', `/admin/faq/${faqUid}`, { ...faq, createdDt: now });
    expect(await readAll(paths)).toEqual(paths);
  });

  it('of what the university shares are in no list and on no page until they get a time', async () => {
    const { shareUid } = (await staff.call('POST', '/admin/sharing', sharing())).data;
    const paths = [`${sharingList.path.replace('/api/v1', '')}?type=TECH&pageSize=100`, `/sharing/${shareUid}`];
    const { list } = adminSharings.response.parse((await staff.call('GET', '/admin/sharing?state=DRAFT')).data);

    expect(list).toMatchObject([{ shareUid, state: 'DRAFT', publishDt: null }]);
    expect(await readAll(paths)).toEqual([]);
    await staff.call('PUT', `/admin/sharing/${shareUid}`, { ...sharing(), publishDt: '2026-11-24T09:00:00+09:00' });
    expect(await readAll(paths)).toEqual([]);
    await test.context.clock.moveTo(new Date('2026-11-24T09:00:01+09:00'));
    expect(await readAll(paths)).toEqual(paths);
  });

  it('of an earlier build of the page without a time are published at once', async () => {
    const { publishDt: _none, ...form } = sharing();
    const { shareUid } = (await staff.call('POST', '/admin/sharing', form)).data;

    expect((await member.call('GET', `/sharing/${shareUid}`)).code).toBe('200');
  });
});

describe('the list of removed entries', () => {
  const test = setUpTestApp({ sample: true });

  it.each([
    ['posts', 'posts', 'postUid'],
    ['faq', 'faq', 'faqUid'],
    ['sharing', 'sharing', 'shareUid'],
    ['banners', 'banners', 'id'],
    ['notices', 'notices', 'noticeUid'],
    ['programs', 'programs', 'pgmUid'],
    ['place-notices', 'place-notices', 'noticeUid'],
    ['promotions', 'promotions', 'id'],
    ['feed', 'feed', 'id'],
    ['travel-info', 'travel-info', 'id'],
    ['exchange-rates', 'exchange-rates', 'currencyCd'],
  ])('of %s has what was taken off the site, until it is put back', async (path, kind, key) => {
    const [staff] = await createCallers(test, 'office');
    const list = async (query: string) =>
      ((await staff.call('GET', `/admin/${path}?pageSize=100${query}`)).data.list as Record<string, string>[]).map(
        (row) => row[key],
      );
    const [uid] = await list('');
    await staff.call('DELETE', `/admin/${path}/${uid}`);
    const removed = [await list('&removedYn=Y'), await list('')];
    await staff.call('POST', `/admin/removed/${uid}/restore`, { kind });

    expect(removed[0]).toEqual([uid]);
    expect(removed[1]).not.toContain(uid);
    expect([await list('&removedYn=Y'), await list('')]).toEqual([[], expect.arrayContaining([uid])]);
  });
});
