import { createCaller } from '../fixtures/caller.ts';
import { toCourse, toEnrolment } from '../fixtures/course.ts';
import { seoulDay } from '../fixtures/days.ts';
import { toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { openOffice, signInAt } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

/** Returns the minute in Seoul in which a time is: `2026-12-01T09:30`. */
const toMinute = (time: Date) => new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(0, 16);

test.describe('journeys of the office', () => {
  test.beforeEach(() => test.setTimeout(180_000));

  test('a notice with a form to download is published for visitors, and taken off the site @long', async ({
    page,
    browser,
  }) => {
    const title = `겨울 공동과제 공고 ${Date.now()}`;
    const office = await openOffice(browser, '/office/calls?edit=new');
    const dialog = office.getByRole('dialog', { name: '공고 추가' });
    const values: Readonly<Record<string, string>> = {
      제목: title,
      구분: '공동과제',
      요약: '지역 기업의 기술을 함께 만듭니다.',
      '접수 시작': `${seoulDay(-1)}T09:00`,
      '접수 마감': `${seoulDay(30)}T18:00`,
      '지원 한도(원)': '50000000',
      '수행 시작일': seoulDay(40),
      '수행 종료일': seoulDay(400),
      문의처: '산학협력팀 099-700-1020',
      '제출 서류': '사업계획서 | 필수 | 서식 1',
      내용: '함께 만들 기술을 찾습니다.',
    };
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label, { exact: true }).fill(value);
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: '서식1.txt', mimeType: 'text/plain', buffer: Buffer.from('서식') });
    await expect(dialog.getByText(/^완료/)).toBeVisible();
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(office.getByRole('link', { name: title })).toBeVisible();

    await page.goto(`/cooperation/assn?searchKeyword=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByText('함께 만들 기술을 찾습니다.')).toBeVisible();
    await expect(page.getByText('서식1.txt').first()).toBeVisible();

    await office.getByRole('row').filter({ hasText: title }).getByRole('button', { name: '내리기' }).click();
    await office.getByRole('dialog').getByRole('button', { name: '1건 내리기' }).click();
    await expect(office.getByRole('link', { name: title })).toBeHidden();
    await page.goto(`/cooperation/assn?searchKeyword=${encodeURIComponent(title)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    await office.context().close();
  });

  test('a notice that is scheduled appears on the home page, in list, search, feed and site map at its minute @long', async ({
    page,
    browser,
  }) => {
    const title = `정기 점검 ${Date.now()}`;
    const at = toMinute(new Date(Date.now() + 90_000));
    const office = await openOffice(browser, '/office/posts?edit=new');
    const dialog = office.getByRole('dialog', { name: '글쓰기' });
    await dialog.getByLabel('분류').selectOption({ index: 1 });
    await dialog.getByLabel('제목').fill(title);
    await dialog.getByLabel('작성자').fill('공용장비운영팀');
    await dialog.getByLabel('게시일시').fill(at);
    await dialog.getByLabel('내용').fill('장비를 점검합니다.');
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(office.getByRole('row').filter({ hasText: title })).toContainText('예약');

    const list = `/infoPlaza/notice?searchKeyword=${encodeURIComponent(title)}`;
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    const has = async (path: string, text = title) => (await (await page.request.get(path)).text()).includes(text);
    const suggestions = `/api/v1/search/suggest?q=${encodeURIComponent(title)}`;
    expect(await Promise.all(['/', '/rss/notices.xml', suggestions].map((path) => has(path)))).toEqual([
      false,
      false,
      false,
    ]);

    await expect.poll(() => has('/rss/notices.xml'), { timeout: 120_000, intervals: [1_000] }).toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(`${at}:00+09:00`));
    await page.goto(list);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(page.getByText('장비를 점검합니다.')).toBeVisible();
    const postUid = new URL(page.url()).searchParams.get('postUid') ?? '';
    await expect
      .poll(() => Promise.all([has(suggestions), has('/sitemap.xml', postUid)]), {
        timeout: 2_000,
      })
      .toEqual([true, true]);
    await office.context().close();
  });

  test('a course is copied for another round, taken by a member and confirmed by key @long', async ({
    page,
    browser,
  }) => {
    const title = `안전 순서 ${Date.now()}`;
    const call = await createCaller(page, toMember('office'));
    await call('POST', '/api/v1/admin/edu', toCourse(title, seoulDay(2)));
    const office = await openOffice(browser, `/office/courses?searchKeyword=${encodeURIComponent(title)}`);
    await office.getByRole('link', { name: `복사 ${title}` }).click();
    const dialog = office.getByRole('dialog', { name: '교육과정 복사' });
    await dialog.getByLabel('교육명').fill(`${title} 둘째`);
    await dialog.getByLabel('접수 시작').fill(`${seoulDay(-1)}T09:00`);
    await dialog.getByLabel('접수 마감').fill(`${seoulDay(9)}T18:00`);
    await dialog.getByLabel('교육 시작일').fill(seoulDay(10));
    await dialog.getByLabel('교육 종료일').fill(seoulDay(10));
    await dialog.getByLabel('차시').fill(`1 ${seoulDay(10)} 10:00 14:00 안전 순서`);
    await dialog.getByRole('button', { name: '저장' }).click();
    const copied = office.getByRole('link', { name: `${title} 둘째`, exact: true });
    await expect(copied).toBeVisible();
    const eduUid = new URL((await copied.getAttribute('href')) ?? '', office.url()).searchParams.get('eduUid') ?? '';

    const member = await joinMember(page);
    const enrol = await createCaller(page, member);
    await enrol('POST', `/api/v1/edu/${eduUid}/enroll`, toEnrolment(member));
    await copied.click();
    const row = office.getByRole('row').filter({ hasText: '한*이' });
    await expect(row).toBeVisible();
    await office.keyboard.press('j');
    await office.keyboard.press('a');
    await expect(row.getByText('수강확정')).toBeVisible();
    await office.context().close();

    await signInAt(page, '/myPage/edu', member);
    await expect(page.getByText(`${title} 둘째`).first()).toBeVisible();
  });

  test('a member and a stranger get nothing of the office, and the audit log has both @long', async ({
    page,
    browser,
  }) => {
    const member = await joinMember(page);
    const paths = ['members', 'audit', 'access-log', 'codes', 'companies', 'applications', 'reservations', 'refunds'];
    const login = await page.request.post('/api/v1/auth/login', { data: { ...member, keep: 'N' } });
    const { accessToken } = ((await login.json()) as { data: { accessToken: string } }).data;
    const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await page.request.get(`/api/v1/admin/${path}`, { headers });
      return (await answer.json()) as { status: { code: string }; data: unknown };
    };
    for (const path of paths) {
      expect(await ask(path)).toMatchObject({ status: { code: '4010' }, data: null });
      expect(await ask(path, { authorization: `Bearer ${accessToken}` })).toMatchObject({
        status: { code: '4030' },
        data: null,
      });
    }
    await page.goto('/office/audit');
    await expect(page.getByRole('heading', { level: 1, name: '업무' })).toHaveCount(0);

    const admin = await (await browser.newContext()).newPage();
    await signInAt(admin, '/office/audit?searchKeyword=access.refused', toMember('admin'));
    await expect(admin.getByRole('row').filter({ hasText: '한*이' }).first()).toContainText('권한 없는 접근 거절');
    await expect(admin.getByRole('row').filter({ hasText: '4010' }).first()).toBeVisible();
    await admin.context().close();
  });
});
