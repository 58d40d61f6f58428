import type { Page } from 'playwright/test';
import { applyForAdvice } from '../fixtures/advice.ts';
import { openBell } from '../fixtures/bell.ts';
import { bookTime, listFree } from '../fixtures/booking.ts';
import { createCaller } from '../fixtures/caller.ts';
import { dayAfter, seoulDay } from '../fixtures/days.ts';
import { toMember } from '../fixtures/login.ts';
import { aBizNo, joinMember, ofCompany, proveIdentity, readMail } from '../fixtures/members.ts';
import { joinStaff, moveApplication, openOffice, signInAt, toast } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

type Caller = Awaited<ReturnType<typeof createCaller>>;

/** Requires no training; used by no other test at the same time. */
const eqUid = 'EQ037';

/** Finds two days one after the other without bookings, and a third behind them. */
async function findDays(call: Caller): Promise<readonly [first: string, second: string, later: string]> {
  const { days } = await call<{ days: readonly { date: string; remain: number; total: number }[] }>(
    'GET',
    `/api/v1/equipment/${eqUid}/calendar?weeks=8`,
  );
  const open = days.filter(({ remain, total }) => remain > 0 && remain === total).map(({ date }) => date);
  const at = open.findIndex((date, index) => open[index + 1] === dayAfter(date));
  const [first = '', second = '', later = ''] = open.slice(at, at + 3);
  return [first, second, later];
}

/** State above the title of a member's application: the steps below have names of states too. */
const stateOf = (page: Page, state: string) => page.getByRole('article').getByText(new RegExp(`^${state}.* · .*접수$`));
const steps = (page: Page) => page.getByRole('article').getByRole('list', { name: '진행 상황' });

test.describe('requests of members in the office', () => {
  // Two or three people on pages of their own.
  test.beforeEach(() => test.setTimeout(240_000));

  test('a device is closed for two days: its four bookings are named, their members told, and its times come back @long', async ({
    page,
    browser,
  }) => {
    const [ended, moved] = [await joinMember(page, '가람이'), await joinMember(page, '나루이')];
    const [endedCall, movedCall] = [await createCaller(page, ended), await createCaller(page, moved)];
    const [first, second, later] = await findDays(endedCall);
    const [time, ...rest] = await listFree(endedCall, eqUid, first);
    const endedUid = await bookTime(endedCall, eqUid, time);
    await bookTime(endedCall, eqUid, rest.at(-1));
    const ofSecond = await listFree(movedCall, eqUid, second);
    const movedUid = await bookTime(movedCall, eqUid, ofSecond[0]);
    await bookTime(movedCall, eqUid, ofSecond.at(-1));
    await bookTime(endedCall, eqUid, (await listFree(endedCall, eqUid, later))[0]);
    const staff = await createCaller(page, toMember('office'));
    await staff('PATCH', `/api/v1/admin/reservations/${endedUid}/transition`, { to: 'APPROVED' });
    const reason = `전원 공사 ${Date.now()}`;
    const office = await openOffice(browser, `/office/closures?edit=new&eqUid=${eqUid}`);

    const newTime = await test.step('the preview names the four bookings of the days, and decides each', async () => {
      const form = office.getByRole('dialog', { name: '장비 휴무 등록' });
      await form.getByLabel('사유').fill(reason);
      await form.getByLabel('시작일').fill(first);
      await form.getByLabel('종료일').fill(second);
      await form.getByRole('button', { name: '예약 확인' }).click();
      const preview = office.getByRole('dialog', { name: /휴무를 등록할까요\?$/ });
      await expect(preview.getByRole('table').getByRole('row')).toHaveCount(5);
      await expect(preview.getByRole('row').filter({ hasText: '가*이' })).toHaveCount(2);
      const choice = preview.getByRole('row').filter({ hasText: '나*이' }).getByRole('combobox').first();
      const option = (await choice.locator('option').nth(1).textContent()) ?? '';
      await choice.selectOption({ index: 1 });
      await expect(preview.getByText('1건은 옮기고 3건은 끝냅니다.')).toBeVisible();
      await preview.getByRole('textbox', { name: /^확인/ }).fill('3');
      await preview.getByRole('button', { name: '4건 처리하고 닫기' }).click();
      await expect(toast(office, '휴무를 등록하고 예약 4건을 처리했습니다.')).toBeVisible();
      return option.replace('으로 옮김', '');
    });
    const visitor = await (await browser.newContext()).newPage();
    const day = `/easyReservation?eqUid=${eqUid}&date=${first}`;
    const freeTime = visitor.getByRole('checkbox', { name: new RegExp(`^${time?.start}.*예약 가능`) });
    await test.step('visitors read why the day is closed', async () => {
      await visitor.goto(day);
      await expect(visitor.getByRole('main').getByText(reason).first()).toBeVisible();
      await expect(freeTime).toHaveCount(0);
    });
    await test.step('one member is told of the end, the other of the new time', async () => {
      // Before the mails about the sign-ins.
      for (const { id } of [ended, moved]) expect(await readMail(page, id)).toContain(reason);
      await signInAt(page, `/myPage/equ?rsvUid=${endedUid}`, ended);
      await expect(page.getByRole('dialog').getByText('예약취소').first()).toBeVisible();
      await expect(page.getByRole('dialog').getByText(reason)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect((await openBell(page)).getByRole('link').first()).toContainText('취소');
      await page.context().clearCookies();
      await signInAt(page, `/myPage/equ?rsvUid=${movedUid}`, moved);
      await expect(page.getByRole('dialog').getByText(newTime).first()).toBeVisible();
    });
    await test.step('without the closure its times can be booked again', async () => {
      const row = office.getByRole('row').filter({ hasText: reason });
      await row.getByRole('button', { name: '휴무 풀기' }).click();
      await office.getByRole('dialog').getByRole('button', { name: '1건 휴무 풀기' }).click();
      await expect(toast(office, '1건의 휴무를 풀었습니다.')).toBeVisible();
      await visitor.goto(day);
      await expect(freeTime).toBeVisible();
    });
    await Promise.all([office, visitor].map((one) => one.context().close()));
  });

  test('an application is supplemented after a longer time, matched, visited and done; its member sees each state @long', async ({
    page,
    browser,
  }) => {
    const member = await joinMember(page);
    const aplUid = await applyForAdvice(await createCaller(page, member), '여름 원료의 갈변');
    const office = await openOffice(browser, `/office/applications/item?aplUid=${aplUid}`);
    await office.getByLabel('처리한 뒤 다음 건 열기').uncheck();
    await signInAt(page, `/myPage/tech?aplUid=${aplUid}`, member);
    await expect(stateOf(page, '접수')).toBeVisible();
    const expectState = async (state: string, ...texts: readonly string[]) => {
      await page.reload();
      await expect(stateOf(page, state)).toBeVisible();
      for (const text of texts) await expect(page.getByRole('article').getByText(text).first()).toBeVisible();
    };

    await test.step('the office begins, and asks for a supplement by today', async () => {
      await moveApplication(office, { name: '검토 시작', key: 'a' });
      await expectState('검토중');
      const fields = { '보완 기한': seoulDay(), 안내: '도면을 올려 주세요.' };
      await moveApplication(office, { name: '보완 요청', key: 'a', fields });
      await expectState('보완요청', '도면을 올려 주세요.');
    });
    await test.step('the member gets more time, and answers', async () => {
      await moveApplication(office, {
        name: '보완 기한 늘리기',
        fields: { '보완 기한': seoulDay(7), 안내: '한 주 더 드립니다.' },
      });
      await expectState('보완요청', '한 주 더 드립니다.', '일정 변경');
      expect(await readMail(page, member.id)).toContain('한 주 더 드립니다.');
      await page.getByRole('textbox', { name: '답변' }).fill('도면을 메일로 보냈습니다.');
      await page.getByRole('button', { name: '보완 제출' }).click();
      await expect(toast(page, '보완 내용이 제출되었습니다.')).toBeVisible();
      await office.reload();
      await expect(office.getByText('도면을 메일로 보냈습니다.')).toBeVisible();
    });
    await test.step('a visit is proposed with the adviser, and moved', async () => {
      const visit = { '방문 일시': `${seoulDay(10)}T14:00`, '방문 장소': '생산동' };
      await moveApplication(office, {
        name: '위원 배정',
        fields: { 자문위원: '임보경 (해솔대학교 식품공학과)', ...visit },
      });
      await expectState('위원배정', '임보경', '14:00 · 생산동');
      await moveApplication(office, { name: '방문 일정 정하기', fields: { '방문 일시': `${seoulDay(11)}T10:30` } });
      await expectState('위원배정', '10:30 · 생산동');
      expect(await readMail(page, member.id)).toContain('자문 방문 일정이 변경되었습니다.');
    });
    await test.step('the advice is given and done', async () => {
      await moveApplication(office, { name: '수행 시작', key: 'a' });
      await expectState('수행중');
      await moveApplication(office, { name: '결과보고 받기', key: 'a' });
      await expectState('결과보고');
      await moveApplication(office, { name: '완료', key: 'a', fields: { 안내: '온도를 두 구간으로 나누세요.' } });
      await expectState('완료', '온도를 두 구간으로 나누세요.');
      await expect(office.getByText('더 처리할 것이 없습니다.')).toBeVisible();
    });
    await expect(steps(page).getByRole('listitem')).toHaveCount(10);
    await office.context().close();
  });

  test('the membership of a company is refused with a reason, corrected and confirmed; the access log has the look @long', async ({
    page,
    browser,
  }) => {
    // The demo confirms members whom staff leave for a minute: the office is open before the sign-up.
    const office = await openOffice(browser, '/office/members');
    await expect(office.getByRole('table', { name: '회원' })).toBeVisible();
    const member = await joinMember(page, '다온이', ofCompany(aBizNo()));
    const word = encodeURIComponent(member.id);
    const row = office.getByRole('row').filter({ hasText: '다*이' });

    await test.step('it is refused by key', async () => {
      await office.goto(`/office/members?searchKeyword=${word}`);
      await expect(row).toContainText('소속 확인 전');
      await office.keyboard.press('j');
      await office.keyboard.press('r');
      const dialog = office.getByRole('dialog', { name: '소속 확인을 반려할까요?' });
      await dialog.getByRole('textbox').fill('직위가 명함과 다릅니다.');
      await dialog.getByRole('button', { name: '1건 반려' }).click();
      await expect(toast(office, '1명을 반려했습니다.')).toBeVisible();
      await expect(row).toContainText('보완 요청함');
    });
    await test.step('its member reads why, and corrects it', async () => {
      expect(await readMail(page, member.id)).toContain('직위가 명함과 다릅니다.');
      await signInAt(page, '/myPage', member);
      const bell = await openBell(page);
      await bell.getByRole('link', { name: /소속을 확인하지 못했습니다\..*직위가 명함과 다릅니다\./ }).click();
      await proveIdentity(page, member.password);
      await page.getByRole('link', { name: '수정', exact: true }).click();
      await page.getByRole('textbox', { name: /^직위/ }).fill('연구소장');
      await page.getByRole('main').getByRole('button', { name: '저장' }).click();
      await expect(toast(page, '저장되었습니다.')).toBeVisible();
    });
    await test.step('the office looks at who it is, and confirms at the second try', async () => {
      await office.goto(`/office/members?state=PENDING_CLASS&searchKeyword=${word}`);
      await expect(row).toContainText('소속 확인 전');
      await office.keyboard.press('j');
      await office.keyboard.press('Enter');
      await office.getByLabel('처리한 뒤 다음 건 열기').uncheck();
      await office.getByRole('button', { name: '가림 해제' }).click();
      const dialog = office.getByRole('dialog', { name: '어떤 일로 보시나요?' });
      await dialog.getByLabel('목적').selectOption('신청 처리');
      await dialog.getByLabel('관련 번호나 설명').fill('소속 확인');
      for (const item of ['이름', '이메일']) await dialog.getByRole('checkbox', { name: item }).check();
      await dialog.getByRole('button', { name: '30분 동안 보기' }).click();
      await expect(office.getByRole('heading', { name: '다온이' })).toBeVisible();
      await office.keyboard.press('a');
      await expect(toast(office, '1명을 확인했습니다.')).toBeVisible();
      await expect(office.getByText('이용 중').first()).toBeVisible();
      await office.context().close();
    });
    expect(await readMail(page, member.id)).toContain('소속이 확인되었습니다.');
    await test.step('an administrator reads who looked, and why', async () => {
      const path = `/office/access-log?searchKeyword=${word}`;
      const admin = await openOffice(browser, path, { who: toMember('admin') });
      const look = admin.getByRole('row').filter({ hasText: '회원 정보 열람' });
      await expect(look).toHaveCount(1);
      for (const text of ['임수진', '다*이', '신청 처리 · 소속 확인', '이름, 이메일'])
        await expect(look).toContainText(text);
      await admin.context().close();
    });
  });

  test('two of the staff decide on one application: the second reads the move of the first, and keeps the text @long', async ({
    page,
    browser,
  }) => {
    const member = await joinMember(page);
    const aplUid = await applyForAdvice(await createCaller(page, member), '포장의 들뜸');
    const call = await createCaller(page, toMember('office'));
    await call('PATCH', `/api/v1/admin/applications/${aplUid}/transition`, { to: 'REVIEWING' });
    const address = `/office/applications/item?aplUid=${aplUid}`;
    const first = await openOffice(browser, address);
    await expect(first.getByRole('button', { name: '보완 요청' })).toBeVisible();
    const second = await openOffice(browser, address, { who: await joinStaff(page, '라온이') });
    await expect(second.getByText(/임수진 님이 .*부터 보고 있습니다\./)).toBeVisible();

    const dialog = second.getByRole('dialog', { name: '반려' });
    const text = '자문할 위원이 없어 도와드리지 못합니다.';
    await test.step('the second writes a rejection, while the first asks for a supplement', async () => {
      await second.keyboard.press('r');
      await dialog.getByLabel('안내').fill(text);
      await moveApplication(first, {
        name: '보완 요청',
        fields: { '보완 기한': seoulDay(3), 안내: '사진을 올려 주세요.' },
      });
    });
    await test.step('the second is told, reads the new state, and finds the text again', async () => {
      await dialog.getByRole('button', { name: '반려' }).click();
      await expect(dialog.getByText(/그사이 임수진 님이 \d+:\d\d에 처리했습니다\./)).toBeVisible();
      await expect(dialog.getByLabel('안내')).toHaveValue(text);
      await dialog.getByRole('button', { name: '돌아가기' }).click();
      await expect(second.getByRole('article').getByText('보완요청').first()).toBeVisible();
      await expect(second.getByText('사진을 올려 주세요.')).toBeVisible();
    });
    await test.step('the member has the first decision alone', async () => {
      await signInAt(page, `/myPage/tech?aplUid=${aplUid}`, member);
      await expect(stateOf(page, '보완요청')).toBeVisible();
      await expect(page.getByText(text)).toHaveCount(0);
    });
    await Promise.all([first, second].map((one) => one.context().close()));
  });
});
