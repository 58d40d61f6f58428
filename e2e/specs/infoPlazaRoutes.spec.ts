import type { Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { logIn } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { printResult } from '../fixtures/printResult.ts';
import { toQuestion } from '../fixtures/questions.ts';
import { expect, test } from '../fixtures/test.ts';

/** Address in the specification, with its page. */
interface Address {
  readonly path: string;
  /** Canonical spelling for search engines; the path itself if absent. */
  readonly canonical?: string;
}

const same = (...paths: readonly string[]): Address[] => paths.map((path) => ({ path }));
/** Spellings of one page, the canonical one first. */
const spellings = (query: string, canonical: string, ...others: readonly string[]): Address[] =>
  [canonical, ...others].map((path) => ({ path: `${path}${query}`, canonical: `${canonical}${query}` }));

async function firstOf(page: Page, path: string, key: string): Promise<string> {
  const { data } = (await (await page.request.get(path)).json()) as { data: { list: Record<string, unknown>[] } };
  const found = data.list.find(({ privateYn }) => privateYn !== 'Y')?.[key];
  return String(found);
}

async function listOpenAddresses(page: Page): Promise<Address[]> {
  const board = (name: string) => firstOf(page, `/api/v1/posts/list?pageNum=1&pageSize=1&board=${name}`, 'postUid');
  const postUid = async (name: string) => `?postUid=${await board(name)}`;
  const faqUid = `?faqUid=${await firstOf(page, '/api/v1/posts/faq/list?pageNum=1&pageSize=1', 'faqUid')}`;
  const qnaUid = `?qnaUid=${await firstOf(page, '/api/v1/qna/list?pageNum=1&pageSize=50', 'qnaUid')}`;
  return [
    ...same('/', '/corporateCenter', '/terms'),
    ...spellings('', '/intro/intro', '/intro', '/Intro/Intro/'),
    ...same('/intro/chart', '/intro/vision'),
    ...spellings('', '/cooperation/edu', '/cooperation'),
    ...same('/cooperation/equ', '/cooperation/tech', '/cooperation/assn', '/cooperation/collabo'),
    ...spellings('', '/studentSupport/future', '/studentSupport', '/studentsupport/future'),
    ...same('/studentSupport/founded', '/studentSupport/job', '/studentSupport/jobTraining'),
    ...same('/studentSupport/shopTraining', '/studentSupport/spotTraining', '/studentSupport/training'),
    ...spellings('', '/terms', '/terms/'),
    ...spellings('?tab=privacy', '/terms', '/terms/'),
    ...spellings('?tab=security', '/terms', '/terms/'),
    ...spellings('?search=SEM', '/searchView', '/searchview'),
    ...spellings('', '/infoPlaza/notice', '/infoPlaza', '/infoplaza/notice'),
    ...same('/infoPlaza/news', '/infoPlaza/faq', '/infoPlaza/qna', '/infoPlaza/reference'),
    ...spellings(await postUid('NOTICE'), '/infoPlaza/noticeDetail', '/infoPlaza/notice_detail'),
    ...spellings(await postUid('NEWS'), '/infoPlaza/newsDetail', '/infoPlaza/news_detail'),
    ...spellings(await postUid('REFERENCE'), '/infoPlaza/referenceDetail', '/infoPlaza/reference_detail'),
    ...spellings(faqUid, '/infoPlaza/faqDetail', '/infoPlaza/faq_detail'),
    ...spellings(qnaUid, '/infoPlaza/qna_detail'),
  ];
}

test('every address of the specification shows its page in the first HTML, with data for previews and search engines', async ({
  page,
}) => {
  const addresses = await listOpenAddresses(page);
  for (const { path, canonical = path } of addresses) {
    const response = await page.request.get(path);
    const html = await response.text();
    const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    const told = new URL(read(/<link rel="canonical" href="([^"]+)"/), response.url());

    expect.soft(response.status(), path).toBe(200);
    expect.soft(`${told.pathname}${told.search}`, path).toBe(canonical);
    expect.soft(read(/<h1[^>]*>([\s\S]*?)<\/h1>/).replaceAll(/<[^>]*>/g, ''), path).toMatch(/\S/);
    expect.soft(read(/<meta name="description" content="([^"]*)"/), path).toMatch(/\S/);
    expect.soft(read(/<meta property="og:title" content="([^"]*)"/), path).toContain('해솔대학교 산학협력단');
    expect.soft(read(/<meta property="og:description" content="([^"]*)"/), path).toMatch(/\S/);
    expect.soft(new URL(read(/<meta property="og:image" content="([^"]*)"/)).pathname, path).toMatch(/^\/art\/og\//);
  }
  printResult(`addresses of the specification for visitors: ${addresses.length}`);
  expect(addresses.length).toBeGreaterThan(40);
});

test('notices, news, reference posts and education have structured data', async ({ page }) => {
  const read = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  };
  const postUid = await firstOf(page, '/api/v1/posts/list?pageNum=1&pageSize=1&board=NOTICE', 'postUid');

  expect(await read(`/infoPlaza/noticeDetail?postUid=${postUid}`)).toMatchObject({
    '@type': 'NewsArticle',
    headline: expect.stringMatching(/\S/),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const { itemListElement: courses } = await read('/cooperation/edu');
  expect(courses).toHaveLength(9);
  expect(courses[0]).toMatchObject({
    '@type': 'ListItem',
    position: 1,
    item: {
      '@type': 'Course',
      name: expect.stringMatching(/\S/),
      provider: { '@type': 'CollegeOrUniversity' },
      hasCourseInstance: { '@type': 'CourseInstance', startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    },
  });
});

const picture = (path: string) => `the picture of link previews of ${path} can be had`;
for (const path of ['/', '/infoPlaza/news']) {
  test(picture(path), async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    const { pathname } = new URL(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '');
    const response = await page.request.get(pathname);

    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
  });
}

for (const phone of ['', ' @phone']) {
  test(`every members-only address leads through the login to its page${phone}`, async ({ page }) => {
    const person = await joinMember(page);
    const ask = await createCaller(page, person);
    const { qnaUid } = await ask<{ qnaUid: string }>('POST', '/api/v1/qna', toQuestion({ title: '주소를 여는 문의' }));
    const addresses = [
      ['/myPage/qna', '나의 Q&A'],
      ['/myPage/myQna', '나의 Q&A'],
      ['/mypage/qna', '나의 Q&A'],
      ['/mypage/myqna', '나의 Q&A'],
      [`/myPage/qnaDetail?qnaUid=${qnaUid}`, '주소를 여는 문의'],
      [`/myPage/myQnaDetail?qnaUid=${qnaUid}`, '주소를 여는 문의'],
      [`/mypage/qnadetail?qnaUid=${qnaUid}`, '주소를 여는 문의'],
      ['/myPage/qnaWrite', '문의 작성'],
      ['/mypage/qnawrite', '문의 작성'],
    ] as const;
    const [[first]] = addresses;
    await page.goto(first);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(first)}`);
    await logIn(page, person);
    await expect(page).toHaveURL(first);

    for (const [path, name] of addresses) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
    }
    printResult(`addresses of the specification for members: ${addresses.length}`);
  });
}
