import type { Browser, Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { toCourse, toEnrolment } from '../fixtures/course.ts';
import { seoulDay } from '../fixtures/days.ts';
import { toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { type Member, openOffice, signInAt, toast } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const day = seoulDay(2);

/** Present minute in Asia/Seoul, as an input of a time has it. */
const seoulMinute = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 16);

/** Enrols a member. @returns the key of the enrolment */
async function enrol(page: Page, eduUid: string, who: Member, change: object = {}): Promise<string> {
  const call = await createCaller(page, who);
  const form = toEnrolment(who, change);
  return (await call<{ aplUid: string }>('POST', `/api/v1/edu/${eduUid}/enroll`, form)).aplUid;
}

/** Adds a course as staff. @returns its key and the caller of staff */
async function addCourse(page: Page, title: string, change: object) {
  const office = await createCaller(page, toMember('office'));
  const course = toCourse(title, day, change);
  const { eduUid } = await office<{ eduUid: string }>('POST', '/api/v1/admin/edu', course);
  return { office, eduUid, course };
}

/** Moves the course to today: applications end before its first day. */
const holdToday = (office: Awaited<ReturnType<typeof createCaller>>, eduUid: string, course: object) =>
  office('PUT', `/api/v1/admin/edu/${eduUid}`, {
    ...course,
    ...{ applyTo: `${seoulDay()}T00:00:00+09:00`, startDt: seoulDay(), endDt: seoulDay() },
    sessions: [{ no: 1, date: seoulDay(), from: '10:00', to: '14:00', title: '안전 순서' }],
  });

/** Confirms the only attendee, marks the attendance and completes the course, by key. @returns the number of the certificate */
async function completeInOffice(browser: Browser, eduUid: string): Promise<string> {
  const office = await openOffice(browser, `/office/enrolments?eduUid=${eduUid}&state=APPLIED`);
  await expect(office.getByRole('row')).toHaveCount(2);
  await office.keyboard.press('j');
  await office.keyboard.press('a');
  await expect(toast(office, '1명을 확정했습니다.')).toBeVisible();
  await office.goto(`/office/enrolments?eduUid=${eduUid}&state=LEARNING`);
  await office.getByRole('link', { name: '출석부' }).click();
  await office
    .getByRole('dialog', { name: '출석부' })
    .getByRole('checkbox', { name: /1차시 출석/ })
    .check();
  await office.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  await expect(toast(office, '출석을 저장했습니다.')).toBeVisible();
  await expect(office.getByRole('dialog')).toBeHidden();
  await office.keyboard.press('j');
  await office.keyboard.press('c');
  await expect(toast(office, '1명을 수료 처리하고 수료증을 발급했습니다.')).toBeVisible();
  await office.goto(`/office/enrolments?eduUid=${eduUid}&state=COMPLETED`);
  const certNo = await office.getByRole('row').getByText(/^HS-/).first().innerText();
  await office.context().close();
  return certNo;
}

test.describe('learning in the office', () => {
  test.beforeEach(() => test.setTimeout(240_000));

  test('a draft of a course is previewed and published; its only seat goes to the next; a stranger checks the certificate @long', async ({
    page,
    browser,
  }) => {
    const title = `이어 받는 과정 ${Date.now()}`;
    const { eduUid, office, course } = await addCourse(page, title, {
      ...{ capacity: 1, waitCapacity: 1, publishDt: null },
    });
    const address = `/cooperation/edu?eduUid=${eduUid}`;
    const visitor = await (await browser.newContext()).newPage();
    await test.step('visitors do not see the draft, and staff see it as they will', async () => {
      await visitor.goto(address);
      await expect(visitor.getByRole('dialog', { name: title })).toBeHidden();
      const desk = await openOffice(browser, `/office/courses?state=DRAFT&edit=${eduUid}`);
      await desk.getByRole('button', { name: '미리보기' }).click();
      const preview = desk.frameLocator('iframe');
      await expect(preview.getByRole('heading', { name: title })).toBeVisible();
      for (const width of ['휴대전화 390', '태블릿 768', 'PC 1440']) {
        await desk.getByText(width).click();
        await expect(preview.getByRole('heading', { name: title })).toBeVisible();
      }
      await desk.keyboard.press('Escape');
      await desk.getByLabel('공개 시각').fill(seoulMinute());
      await desk.getByRole('button', { name: '저장', exact: true }).click();
      await expect(toast(desk, '교육과정을 저장했습니다.')).toBeVisible();
      await desk.context().close();
      await visitor.goto(address);
      await expect(visitor.getByRole('dialog', { name: title })).toBeVisible();
    });
    const [holder, next] = [await joinMember(page, '가온이'), await joinMember(page, '나래이')];
    const seat = await enrol(page, eduUid, holder, { applicantNm: '가온이' });
    const place = await enrol(page, eduUid, next, { applicantNm: '나래이', waitYn: 'Y' });
    await test.step('the holder gives the seat up, and the next one takes it', async () => {
      const call = await createCaller(page, holder);
      await call('PATCH', `/api/v1/edu/enroll/${seat}/cancel`, {});
      await signInAt(page, `/myPage/edu?aplUid=${place}`, next);
      await main(page)
        .getByRole('button', { name: `${title} 자리 받기` })
        .click();
      await expect(main(page).getByRole('list', { name: '진행 상황' })).toContainText('신청완료');
    });
    const certNo = await test.step('the office confirms, marks the attendance and completes', async () => {
      await holdToday(office, eduUid, { ...course, publishDt: undefined });
      return completeInOffice(browser, eduUid);
    });
    await page.reload();
    await expect(main(page).getByText(certNo)).toBeVisible();
    await test.step('a stranger checks the number', async () => {
      await visitor.goto('/cooperation/edu');
      await visitor.getByRole('textbox', { name: '수료증 번호' }).fill(certNo);
      await visitor.getByRole('button', { name: '확인하기' }).click();
      await expect(visitor.getByRole('region', { name: '수료증 확인 결과' })).toContainText(title);
      await visitor.context().close();
    });
  });

  test('a student whom the office has confirmed applies for field practice, is confirmed and sees it @long', async ({
    page,
    browser,
  }) => {
    const title = `단기 현장체험 ${Date.now()}`;
    const { eduUid, office } = await addCourse(page, title, { kind: 'FIELD', fieldCd: 'SPOT', classCds: ['STUDENT'] });
    const student = await joinMember(page, '하람이', {
      memberClass: 'STUDENT',
      student: { deptCd: 'D101', studentNo: String(Date.now()).slice(-8) },
    });
    await test.step('the office confirms the student', async () => {
      const desk = await openOffice(browser, `/office/members?searchKeyword=${encodeURIComponent(student.id)}`);
      await expect(desk.getByRole('row').filter({ hasText: '하*이' })).toBeVisible();
      await desk.keyboard.press('j');
      await desk.keyboard.press('a');
      await expect(desk.getByRole('row').filter({ hasText: '이용 중' })).toBeVisible();
      await desk.context().close();
    });
    await signInAt(page, '/studentSupport/spotTraining', student);
    await expect(main(page).getByText(title).first()).toBeVisible();
    const aplUid = await enrol(page, eduUid, student, { applicantNm: '하람이' });
    await test.step('the office confirms the place by key', async () => {
      const desk = await openOffice(browser, `/office/enrolments?eduUid=${eduUid}`);
      await expect(desk.getByRole('row').filter({ hasText: '하*이' })).toBeVisible();
      await desk.keyboard.press('j');
      await desk.keyboard.press('a');
      await expect(desk.getByRole('row').getByText('수강확정')).toBeVisible();
      await desk.context().close();
    });
    await signInAt(page, `/myPage/edu?aplUid=${aplUid}`, student);
    await expect(main(page).getByText(title).first()).toBeVisible();
    await expect(main(page).getByRole('list', { name: '진행 상황' })).toContainText('수강확정');
    await office('PATCH', `/api/v1/admin/edu/${eduUid}/cancel`, { memo: '시험이 끝났습니다.' });
  });

  test('safety training is given in the office, and its device can be booked @long', async ({ page, browser }) => {
    const title = `장비 안전교육 ${Date.now()}`;
    const eqUid = 'EQ014';
    const safety = { kind: 'SAFETY', deviceUids: [eqUid], classCds: [] };
    const { eduUid, office, course } = await addCourse(page, title, safety);
    const member = await joinMember(page);
    const caller = await createCaller(page, member);
    const readTraining = async () =>
      (await caller<{ booking: { training: object | null } }>('GET', `/api/v1/equipment/${eqUid}`)).booking.training;
    expect(await readTraining()).toBeNull();

    await enrol(page, eduUid, member);
    await holdToday(office, eduUid, course);
    await completeInOffice(browser, eduUid);

    expect(await readTraining()).toMatchObject({ completedDt: seoulDay() });
    const { date, slots } = await caller<{ date: string; slots: { start: string; end: string; state: string }[] }>(
      'GET',
      `/api/v1/equipment/${eqUid}/slots`,
    );
    const free = slots.find(({ state }) => state === 'FREE');
    const hold = { eqUid, date, start: free?.start, end: free?.end };
    expect((await caller<{ holdId: string }>('POST', '/api/v1/equipment/hold', hold)).holdId).toBeTruthy();
    await signInAt(page, `/cooperation/equipment?eqUid=${eqUid}`, member);
    await expect(page.getByText(/안전교육/).first()).toBeVisible();
  });
});
