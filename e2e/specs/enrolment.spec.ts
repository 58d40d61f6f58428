import type { Browser, Page } from 'playwright/test';
import { openBell } from '../fixtures/bell.ts';
import { createCaller } from '../fixtures/caller.ts';
import { toCourse, toEnrolment } from '../fixtures/course.ts';
import { seoulDay } from '../fixtures/days.ts';
import { logIn, toMember } from '../fixtures/login.ts';
import { aBizNo, joinMember, ofCompany } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

type Member = Awaited<ReturnType<typeof joinMember>>;

const main = (page: Page) => page.getByRole('main');
/** Tomorrow is the last day for cancelling. */
const day = seoulDay(2);
/** In demo mode a company's class is confirmed automatically after a minute. */
const confirmedWithinMs = 100_000;

async function signInAt(page: Page, path: string, who: Member): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await logIn(page, who);
}

/** Adds the test's own course. @returns its id, and the caller of staff */
async function addCourse(page: Page, title: string, change: object) {
  const office = await createCaller(page, toMember('office'));
  const { eduUid } = await office<{ eduUid: string }>('POST', '/api/v1/admin/edu', toCourse(title, day, change));
  return { office, eduUid };
}

async function enrol(page: Page, eduUid: string, who: Member, waitYn: 'N' | 'Y'): Promise<string> {
  const call = await createCaller(page, who);
  const form = toEnrolment(who, { waitYn });
  return (await call<{ aplUid: string }>('POST', `/api/v1/edu/${eduUid}/enroll`, form)).aplUid;
}

/** Passes the last seat from one member to the next on the waiting list, who accepts it. */
async function passOnSeat(browser: Browser, page: Page): Promise<void> {
  const title = `대기 과정 ${Date.now()}`;
  const { eduUid } = await addCourse(page, title, { capacity: 1, waitCapacity: 1 });
  const [holder, next] = [await joinMember(page, '가온이'), await joinMember(page, '나래이')];
  const seat = await enrol(page, eduUid, holder, 'N');
  const place = await enrol(page, eduUid, next, 'Y');
  await test.step('the member with the last seat cancels', async () => {
    await signInAt(page, `/myPage/edu?aplUid=${seat}`, holder);
    await main(page)
      .getByRole('button', { name: `${title} 신청취소` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: '신청취소' }).click();
    await expect(main(page).getByText('신청취소').first()).toBeVisible();
  });
  const device = await browser.newContext();
  const other = await device.newPage();
  await test.step('the next one is offered it, in my page and in the bell', async () => {
    await signInAt(other, '/myPage/edu', next);
    await expect(main(other).getByRole('link', { name: title }).first()).toBeVisible();
    await expect(main(other).getByText('자리 제안', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    const bell = await openBell(other);
    await bell.getByRole('link', { name: new RegExp(`대기하시던 교육에 자리가 났습니다\\..*${title}`) }).click();
    await expect(other).toHaveURL(`/myPage/edu?aplUid=${place}`);
    await main(other)
      .getByRole('button', { name: `${title} 자리 받기` })
      .click();
    await expect(main(other).getByRole('list', { name: '진행 상황' })).toContainText('신청완료');
  });
  await device.close();
}

/** Fills in the form from the consents to the last step, as a company member. */
async function fillCourse(page: Page, motive: string): Promise<void> {
  await page.getByRole('checkbox', { name: '개인정보 수집·이용에 동의합니다.' }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('textbox', { name: '소속' }).fill('누리정밀');
  await page.getByRole('radio', { name: '회사 메일' }).check();
  await page.getByRole('textbox', { name: '회사 메일 주소' }).fill('gaon@nuri.example');
  await page.getByRole('textbox', { name: '참가 동기' }).fill(motive);
}

/** Expects a refusal for a company's person in charge until the class is confirmed, and then enrols a colleague. */
async function enrolColleague(page: Page): Promise<void> {
  // The confirmation alone takes a minute.
  test.setTimeout(180_000);
  const title = `기업 과정 ${Date.now()}`;
  const motive = '현장에 바로 쓰려고 합니다.';
  const { office, eduUid } = await addCourse(page, title, { classCds: ['COMPANY'] });
  const company = ofCompany(aBizNo());
  const form = `/cooperation/application?type=edu&eduUid=${eduUid}`;
  const manager = await joinMember(page, '가온이', company);
  await joinMember(page, '나래이', company);
  // Before the member signs in: callers leave the page without a session.
  const call = await createCaller(page, manager);
  const listColleagues = async () => {
    const { list } = await call<{ list: readonly { name: string }[] }>('GET', `/api/v1/edu/${eduUid}/colleagues`);
    return list.map(({ name }) => name).sort();
  };
  await test.step('gets the error about the unconfirmed class in the form, and loses no input', async () => {
    await signInAt(page, form, manager);
    await fillCourse(page, motive);
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByRole('button', { name: '제출' }).click();
    await expect(main(page).getByText('소속 확인 후 이용하실 수 있습니다.').first()).toBeVisible();
    await expect(page).toHaveURL(form);
    await page.getByRole('button', { name: '이전' }).click();
    await expect(page.getByRole('textbox', { name: '참가 동기' })).toHaveValue(motive);
    await expect(page.getByRole('radio', { name: '회사 메일' })).toBeChecked();
  });
  await test.step('finds it again once the class is confirmed, and enrols a colleague', async () => {
    await expect.poll(listColleagues, { timeout: confirmedWithinMs }).toEqual(['가온이', '나래이']);
    await page.goto(form);
    await expect(page.getByText('작성하던 내용을 불러왔습니다.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '참가 동기' })).toHaveValue(motive);
    await page.getByRole('radio', { name: '동료(대리등록)' }).check();
    await page.getByRole('group', { name: '참석할 동료' }).getByRole('checkbox', { name: '나래이' }).check();
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByRole('button', { name: '제출' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '신청이 완료되었습니다' })).toBeVisible();
  });
  const aplUid = new URL(page.url()).searchParams.get('enrollUid') ?? '';
  await test.step('sees what has become of it', async () => {
    await office('PATCH', `/api/v1/admin/edu/enroll/${aplUid}/transition`, { to: 'APPROVED' });
    await page.goto('/myPage/edu');
    await main(page).getByRole('link', { name: '동료 신청' }).click();
    await expect(
      main(page)
        .getByText(/^나래이 ·/)
        .first(),
    ).toBeVisible();
    await expect(main(page).getByText('수강확정', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await main(page).getByRole('link', { name: title }).first().click();
    await expect(main(page).getByRole('list', { name: '진행 상황' })).toContainText('수강확정');
  });
}

for (const tag of ['', ' on a phone @phone']) {
  test(`a cancelled last seat goes to the next member on the waiting list${tag}`, ({ browser, page }) =>
    passOnSeat(browser, page));
}
// It waits for a minute.
for (const tag of [' @long', ' on a phone @phone @long']) {
  test(`a company is refused until it is confirmed, then enrols a colleague${tag}`, ({ page }) => enrolColleague(page));
}
