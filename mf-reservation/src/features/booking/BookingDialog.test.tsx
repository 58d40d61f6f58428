import { errorCodes } from '@haesol/contracts/common';
import type { EquipmentSlot } from '@haesol/contracts/lab';
import { refusal, screen, waitFor, within } from '@haesol/remote/testing';
import {
  bookButton,
  boxOf,
  date,
  fillInBooking,
  held,
  hours,
  openBooking,
  rule,
  showBooking,
  slots,
} from '#testing/showBooking';

const taken = (start: string): EquipmentSlot[] =>
  slots.map((slot) => (slot.start === start ? { ...slot, state: 'BOOKED' } : slot));

// A booking that is not sent leaves a draft.
beforeEach(() => sessionStorage.clear());

describe('before a booking', () => {
  it('the page shows why this member cannot book the day, and sends no request', async () => {
    const message = '안전교육 이수 후 예약할 수 있습니다.';
    const { user, shell } = await showBooking({
      day: { refusal: { code: errorCodes.safetyTrainingRequired, message } },
      change: { 'edu.list': { list: [], cnt_total: 0, states: [] } },
    });

    await user.click(await boxOf('09:00'));
    await user.click(bookButton());

    expect(bookButton()).toHaveAttribute('aria-disabled', 'true');
    expect(bookButton()).toHaveAccessibleDescription(message);
    expect(shell.http.requests.map(({ name }) => name)).not.toContain('equipment.hold');
  });

  it('the page shows the dates of the missing safety training, with the way to take part', async () => {
    const message = '안전교육 이수 후 예약할 수 있습니다.';
    const training = {
      ...{ eduUid: 'E1', title: '분석 장비 안전교육 1회', summary: '', typeCd: 'GROUP', fieldCd: 'SAFETY' },
      ...{ fieldNm: '장비 안전', aud: 'WORKER', kind: 'SAFETY', state: 'OPEN', dday: 3, hours: 2, capacity: 12 },
      ...{ applyFrom: '2026-12-02T09:00:00+09:00', applyTo: '2027-01-06T18:00:00+09:00', startDt: '2027-01-07' },
      ...{ endDt: '2027-01-07', appliedCnt: 7, waitCnt: 0, remainCnt: 5, fee: 0, thumbUrl: '', thumbAlt: '' },
      ...{ myState: null, myAplUid: null },
    };
    const { shell } = await showBooking({
      day: { refusal: { code: errorCodes.safetyTrainingRequired, message } },
      change: { 'edu.list': { list: [training], cnt_total: 1, states: [] } },
    });

    const dates = within(await screen.findByRole('region', { name: '이 장비의 안전교육' }));
    expect(await dates.findByText('5자리 남음')).toBeVisible();
    expect(dates.getByRole('link', { name: '분석 장비 안전교육 1회 신청' })).toHaveAttribute(
      'href',
      '/cooperation/application?type=edu&eduUid=E1',
    );
    const asked = shell.http.requests.find(({ name }) => name === 'edu.list');
    expect(asked?.query).toMatchObject({ kind: 'SAFETY', device: 'e1' });
  });

  it('slots show the limits in a row and per week', async () => {
    const { user } = await showBooking();
    for (const start of hours.slice(0, 4)) await user.click(await boxOf(start));
    expect(await boxOf('13:00')).toBeDisabled();
    expect(await boxOf('13:00')).toHaveAccessibleName('13:00–14:00 한 번에 4칸까지');
    expect(bookButton()).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    [6, '이 주는 2칸까지', ['09:00', '10:00'], '2칸 더 예약할 수 있습니다.'],
    [8, '이 주는 0칸까지', [], '이 주에 예약할 수 있는 8칸을 모두 예약했습니다.'],
  ])('for a week with %s slots used', async (weekUsed, words, chosen, sentence) => {
    const { user } = await showBooking({ day: { rule: { ...rule, weekUsed } } });
    for (const start of chosen) await user.click(await boxOf(start));

    expect(await boxOf('11:00')).toHaveAccessibleName(`11:00–12:00 ${words}`);
    expect(await boxOf('11:00')).toBeDisabled();
    expect(bookButton()).toHaveAccessibleDescription(expect.stringContaining(sentence));
  });
});

describe('BookingDialog', () => {
  /** Opens the form from the chosen slot. */
  async function open(change: Record<string, unknown> = {}) {
    const view = await showBooking({ change });
    await view.user.click(await boxOf('09:00'));
    const dialog = await openBooking(view.user);
    return { ...view, dialog };
  }

  it('keeps the input when another member takes the expired slots, and shows that in the dialog', async () => {
    const { user, dialog, answers, shell } = await open({ 'equipment.hold': { ...held, leftSec: 0 } });
    await user.type(within(dialog).getByLabelText(/과제명/), '박막 두께 측정');
    const message = '방금 다른 분이 예약한 시간입니다.';
    answers['equipment.hold'] = refusal(errorCodes.slotTaken, message);
    answers['equipment.slots'] = { date, slots: taken('09:00'), closed: null, refusal: null, rule };
    await user.click(within(dialog).getByRole('button', { name: '다시 확보' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent(`${message} 입력하신 내용은 그대로 있습니다.`);
    expect(within(dialog).getByLabelText(/과제명/)).toHaveValue('박막 두께 측정');
    await user.click(within(dialog).getByRole('button', { name: '다른 시간 고르기' }));
    answers['equipment.hold'] = held;
    await waitFor(async () => expect(await boxOf('09:00')).toBeDisabled());
    await user.click(await boxOf('11:00'));
    const again = await openBooking(user);
    expect(within(again).getByLabelText(/과제명/)).toHaveValue('박막 두께 측정');
    expect(shell.http.requests.at(-1)).toMatchObject({ name: 'equipment.hold', body: { start: '11:00' } });
  });

  it('requests the same slots again although the page shows them as taken', async () => {
    const { user, dialog, answers, shell } = await open({ 'equipment.hold': { ...held, leftSec: 0 } });
    answers['equipment.hold'] = held;
    await user.click(within(dialog).getByRole('button', { name: '다시 확보' }));

    expect(await within(dialog).findByText(/동안 확보했습니다/)).toBeInTheDocument();
    const holds = shell.http.requests.filter(({ name }) => name === 'equipment.hold');
    expect(holds.map(({ body }) => body)).toEqual([
      expect.objectContaining({ start: '09:00', end: '10:00' }),
      expect.objectContaining({ start: '09:00', end: '10:00' }),
    ]);
  });

  it('ends with the calendar file, and starts the next booking without the last one’s consent', async () => {
    const { user, dialog, shell } = await open({ 'mypage.equIcs': {} });
    await fillInBooking(user, dialog);
    await user.click(within(dialog).getByRole('button', { name: '예약 신청' }));
    const done = await screen.findByRole('dialog', { name: '예약 신청 완료' });
    await user.click(within(done).getByRole('button', { name: '일정 저장(.ics)' }));
    expect(shell.http.requests.at(-1)).toMatchObject({ name: 'mypage.equIcs', path: '/api/v1/mypage/equ/r1/ics' });
    // Besides the one in the corner, which every dialog has.
    const [, close] = within(done).getAllByRole('button', { name: '닫기' });
    if (close !== undefined) await user.click(close);
    expect(done).not.toBeInTheDocument();
    await user.click(await boxOf('11:00'));

    const next = await openBooking(user);
    expect(within(next).getByRole('checkbox', { name: /안전수칙/ })).not.toBeChecked();
    expect(within(next).getByRole('radio', { name: '위험물 아님' })).not.toBeChecked();
  });

  it.each([
    ['a day before the use', '2027-01-04', '2027. 1. 4.(월)까지 승인 여부를'],
    ['the day of use', '2027-01-05', '2027. 1. 5.(화) 09:00 이용을 시작하기 전까지 승인 여부를'],
    [
      'a day after the use, of an earlier server',
      '2027-01-06',
      '2027. 1. 5.(화) 09:00 이용을 시작하기 전까지 승인 여부를',
    ],
    ['no day, of an earlier server', undefined, '담당자가 승인하면 알림과'],
  ])('says until when staff answer: %s', async (_words, answerBy, sentence) => {
    const booked = { rsvUid: 'r1', rsvNo: 'R270104-00001', state: 'REQUESTED', amount: 20_000 };
    const { user, dialog } = await open({ 'equipment.reserve': { ...booked, ...(answerBy && { answerBy }) } });
    await fillInBooking(user, dialog);
    await user.click(within(dialog).getByRole('button', { name: '예약 신청' }));

    const done = await screen.findByRole('dialog', { name: '예약 신청 완료' });
    expect(done).toHaveTextContent(sentence);
  });
});
