import type { Page } from 'playwright/test';
import { listRenderedPages } from '../fixtures/everyPage.ts';
import { formsOfPages } from '../fixtures/formsOfPages.ts';
import { aMailbox, joinMember, newPassword, readCode } from '../fixtures/members.ts';
import { holdResponse, watchDocuments } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/test.ts';

interface ServedForm {
  readonly page: string;
  readonly method: string | null;
  readonly action: string | null;
  readonly isSearch: boolean;
  readonly nameless: number;
}

/** Reads the forms of the server's markup, without running scripts of the page. */
function readForms(page: Page, html: string, path: string): Promise<ServedForm[]> {
  return page.evaluate(
    ([text, place]) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return [...parsed.querySelectorAll('form')].map((form) => ({
        page: place,
        method: form.getAttribute('method'),
        action: form.getAttribute('action'),
        isSearch: form.querySelector('input:not([type="search"], [type="text"])') === null,
        nameless: form.querySelectorAll('input:not([name]):not([type="checkbox"], [type="radio"])').length,
      }));
    },
    [html, path] as const,
  );
}

test('every form of the server’s markup declares its method and its fields', async ({ page }) => {
  await page.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>empty</title>' }),
  );
  await page.goto('/empty-page');
  const paths = await listRenderedPages(page);
  const forms: ServedForm[] = [];
  for (const path of paths) {
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    forms.push(...(await readForms(page, html, path)));
  }
  const control = await readForms(page, '<form><input type="password" name="password"></form>', 'control');

  const wrong = (all: readonly ServedForm[]) =>
    all.filter(
      ({ method, action, isSearch, nameless }) =>
        nameless > 0 || !(method === 'post' ? action !== null : method === 'get' && isSearch),
    );
  expect(wrong(forms)).toEqual([]);
  expect(wrong(control)).toHaveLength(1);
  expect(paths.length).toBeGreaterThan(20);
  const sending = forms.filter(({ method }) => method === 'post').map(({ page: address }) => address.split('?')[0]);
  const inMarkup = Object.keys(formsOfPages).filter((path) => formsOfPages[path] === 'page');
  expect([...new Set(sending)].sort()).toEqual(inMarkup.sort());
});

test.describe('a form submitted before its scripts have loaded', () => {
  async function openEarly(page: Page, path: string) {
    const held = await holdResponse(page, /\/remotes\/shell\/[^/]+\/main[^/]*\.js/);
    const documents = watchDocuments(page);
    await page.goto(path, { waitUntil: 'commit' });
    await held.asked;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/api\/v1\/(auth|join)/.test(request.url())) sent.push(request.url());
    });
    return { ...held, documents, sent };
  }

  test('signs in with the typed values, once', async ({ page }) => {
    const { id, password } = await joinMember(page);
    const { release, documents, sent } = await openEarly(page, '/login');
    const main = page.getByRole('main');
    await main.getByLabel('아이디(이메일)').fill(id);
    await main.getByLabel('비밀번호', { exact: true }).fill(password);
    await main.getByLabel('비밀번호', { exact: true }).press('Enter');
    await main.getByRole('button', { name: '로그인', exact: true }).click();
    expect(page.url()).toMatch(/\/login$/);

    release();

    await expect(page).toHaveURL('/');
    expect(sent.filter((url) => url.endsWith('/auth/login'))).toHaveLength(1);
    expect(documents.urls.filter((url) => url.includes('password'))).toEqual([]);
  });

  test('recovers an id @long', async ({ page }) => {
    const { release, sent } = await openEarly(page, '/login/findId01');
    await page.getByLabel('이름').fill('아무개');
    await page.getByLabel('앞자리').fill('010');
    await page.getByLabel('가운데 자리').fill('9999');
    await page.getByLabel('끝자리').fill('9999');
    await page.getByLabel('끝자리').press('Enter');

    release();

    await expect(page).toHaveURL('/login/findId02-2');
    expect(sent).toHaveLength(1);
  });

  test('recovers a password @long', async ({ page }) => {
    const { release, sent } = await openEarly(page, '/login/findPw01');
    await page.getByLabel('이름').fill('아무개');
    await page.getByLabel('아이디(이메일)').fill('nobody@mail.example');
    await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();

    release();

    await expect(page).toHaveURL('/login/findPw02-2');
    expect(sent).toHaveLength(1);
  });

  test('continues signing up @long', async ({ page }) => {
    const { release } = await openEarly(page, '/join');
    for (const name of [/만 14세/, /이용약관$/, /개인정보 수집·이용$/]) {
      await page.getByRole('checkbox', { name }).check();
    }
    await page.getByRole('button', { name: '이메일로 가입' }).click();

    release();

    await expect(page).toHaveURL('/join/memberClass');
  });

  test('asks a visitor to sign in before a comment is sent, and keeps its text', async ({ page }) => {
    const address = (await listRenderedPages(page)).find((path) => path.startsWith('/infoPlaza/qna_detail?'));
    const { release } = await openEarly(page, address ?? '');
    const box = page.getByRole('textbox', { name: '댓글 쓰기' });
    await box.fill('저도 궁금합니다.');
    // Marked as disabled until scripts see the text; a press submits the form all the same.
    await page.getByRole('main').getByRole('button', { name: '등록', exact: true }).click({ force: true });
    expect(new URL(page.url()).search).toMatch(/^\?qnaUid=[^&]+$/);

    release();

    await expect(page.getByRole('dialog', { name: '로그인' })).toBeVisible();
    await expect(page.locator('textarea')).toHaveValue('저도 궁금합니다.');
  });

  test('shows missing fields as it would later @long', async ({ page }) => {
    const { release, sent } = await openEarly(page, '/login');
    await page.getByRole('main').getByLabel('아이디(이메일)').fill('doyun');
    await page.getByRole('main').getByLabel('아이디(이메일)').press('Enter');

    release();

    await expect(page.getByText('입력한 내용 2건을 확인해 주세요.')).toBeVisible();
    await expect(page.getByRole('main').getByLabel('아이디(이메일)')).toHaveValue('doyun');
    expect(sent).toEqual([]);
  });

  test('control: without a method the password would be in the address @long', async ({ page }) => {
    await openEarly(page, '/login');
    const form = page.getByRole('main').locator('form');
    await form.evaluate((element) => element.removeAttribute('method'));
    await form.evaluate((element) => element.removeAttribute('action'));
    await page.getByRole('main').getByLabel('비밀번호', { exact: true }).fill('control-word');

    await page.getByRole('main').getByLabel('비밀번호', { exact: true }).press('Enter', { noWaitAfter: true });

    await page.waitForURL(/password=control-word/, { waitUntil: 'commit' });
  });
});

test('a form of a browser without JavaScript gets a page with instructions @long', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/login?next=/myPage/info');
  await page.getByRole('main').getByLabel('아이디(이메일)').fill('doyun@daonfood.example');
  await page.getByRole('main').getByLabel('비밀번호', { exact: true }).fill('Sea-breeze-41');
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();

  await expect(page.getByRole('heading', { name: '입력한 내용을 보내지 못했습니다.' })).toBeVisible();
  expect(page.url()).not.toContain('password');
  expect(await page.content()).not.toMatch(/Sea-breeze|doyun/);
  await page.getByRole('link', { name: '다시 입력하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
  await context.close();
});

test('signing up continues after a reload of its last step, without the passwords @long', async ({ page }) => {
  const email = aMailbox();
  await test.step('to the last step', async () => {
    await page.goto('/join');
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await page.getByRole('button', { name: '이메일로 가입' }).click();
    await page.getByRole('radio', { name: '일반회원' }).check();
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByLabel('이메일(아이디)').fill(email);
    await page.getByRole('button', { name: '인증번호 받기' }).click();
    await expect(page).toHaveURL('/join/codeAuth');
    await page.getByLabel('인증번호 6자리').fill(await readCode(page, email));
    await page.getByRole('button', { name: '확인' }).click();
    await expect(page).toHaveURL('/join/userInfo');
  });
  await page.getByLabel('비밀번호', { exact: true }).fill(newPassword);
  await page.getByLabel('비밀번호 확인').fill(newPassword);
  await page.getByLabel('이름').fill('한결이');
  await page.getByLabel('앞자리').fill('01000007107');
  await page.getByLabel('소속').fill('새물결');

  await page.reload();

  await expect(page).toHaveURL('/join/userInfo');
  await expect(page.getByLabel('이름')).toHaveValue('한결이');
  await expect(page.getByLabel('끝자리')).toHaveValue('7107');
  await expect(page.getByLabel('소속')).toHaveValue('새물결');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
  expect(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }) + document.cookie),
  ).not.toMatch(/Kite|hs_join/);
  await page.getByLabel('비밀번호', { exact: true }).fill(newPassword);
  await page.getByLabel('비밀번호 확인').fill(newPassword);
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '한결이님, 회원가입이 완료되었습니다.' })).toBeVisible();
});

test('a search submitted before its scripts keeps its keyword', async ({ page }) => {
  for (const [path, name, field] of [
    ['/easyReservation', '장비 검색', 'searchKeyword'],
    ['/travel/attractions', '관광지 검색', 'searchKeyword'],
  ] as const) {
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html, name).toContain(`name="${field}"`);
  }
});
