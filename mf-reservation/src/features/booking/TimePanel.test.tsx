import { errorCodes } from '@haesol/contracts/common';
import type { EquipmentSlot } from '@haesol/contracts/lab';
import { screen } from '@haesol/remote/testing';
import { bookButton, boxOf, showBooking, slots } from '#testing/showBooking';
import { aSlot } from '#testing/testDevice';

/** Free slots of the day, with changes to some. */
const withSlots = (changes: Readonly<Record<string, Partial<EquipmentSlot>>>) => ({
  day: { slots: slots.map((slot) => ({ ...slot, ...changes[slot.start] })) },
});

describe('slots of a day', () => {
  it('are disabled with a reason unless they are free', async () => {
    const changes: readonly (readonly [words: string, change: Partial<EquipmentSlot>])[] = [
      ['예약 가능', {}],
      ['예약됨', { state: 'BOOKED' }],
      ['예약 진행 중', { state: 'HELD' }],
      ['지난 시간', { state: 'PAST' }],
      ['준비시간', { state: 'BUFFER' }],
      ['점검', { state: 'MAINT' }],
      ['렌즈 교정', { state: 'MAINT', reason: '렌즈 교정' }],
      ['내 예약', { state: 'BOOKED', mineYn: 'Y' }],
    ];
    const toTime = (at: number) => `${String(9 + at).padStart(2, '0')}:00`;
    const day = { slots: changes.map(([, change], at) => ({ ...aSlot(toTime(at), toTime(at + 1)), ...change })) };
    await showBooking({ day });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^\d\d:00/ });

    expect(boxes.map((box) => [box.labels?.[0]?.textContent, box.disabled])).toEqual(
      changes.map(([words], at) => [`${toTime(at)}–${toTime(at + 1)}${words}`, at > 0]),
    );
  });

  it('can only be chosen in a row, and add up to hours and the member’s fee', async () => {
    const { user, container, shell } = await showBooking();
    const sum = () => container.querySelector('dl')?.textContent;
    await user.click(await boxOf('09:00'));
    await user.click(await boxOf('10:00'));
    expect(sum()).toContain('09:00–11:00 2시간');
    expect(sum()).toContain('예상 이용료40,000원');

    await user.click(await boxOf('12:00'));
    expect(await boxOf('11:00')).toBeChecked();
    expect(sum()).toContain('09:00–13:00 4시간');
    expect(sum()).toContain('예상 이용료80,000원');
    await user.click(await boxOf('10:00'));
    await user.click(await boxOf('13:00'));
    expect(sum()).toContain('09:00–10:00 1시간');
    expect(shell.record.toasts).toMatchObject([{ kind: 'info', text: expect.stringContaining('이어서') }]);
    await user.click(screen.getByRole('button', { name: '취소' }));
    expect(sum()).toContain('시간을 골라 주세요');
    expect(bookButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('are refused with the reason if a taken one is between them', async () => {
    const { user, shell } = await showBooking(withSlots({ '10:00': { state: 'BOOKED' } }));
    await user.click(await boxOf('09:00'));
    await user.click(await boxOf('12:00'));

    const text =
      '사이의 시간이 비어 있고 모두 4칸을 넘지 않아야 12:00까지 이어서 예약할 수 있습니다. 다른 시간을 고르시려면 먼저 선택을 취소해 주세요.';
    expect(shell.record.toasts).toEqual([expect.objectContaining({ kind: 'info', text })]);
    expect(shell.record.announcements).toContain(text);
    expect(await boxOf('09:00')).toBeChecked();
    expect(await boxOf('12:00')).not.toBeChecked();
  });

  it('that are chosen have an estimate as PDF', async () => {
    const { user, shell } = await showBooking({ change: { 'equipment.estimate': {} } });
    expect(screen.queryByRole('button', { name: '견적서 PDF 받기' })).not.toBeInTheDocument();
    await user.click(await boxOf('09:00'));
    await user.click(await boxOf('10:00'));

    await user.click(screen.getByRole('button', { name: '견적서 PDF 받기' }));

    expect(shell.http.requests.find(({ name }) => name === 'equipment.estimate')).toMatchObject({
      path: '/api/v1/easy-reservation/estimate',
      query: { eqUid: 'e1', date: '2027-01-05', start: '09:00', end: '11:00' },
    });
  });

  it('taken by another member can be waited for, once', async () => {
    const taken = withSlots({ '10:00': { state: 'BOOKED' }, '11:00': { state: 'MAINT' } });
    const { user, shell, answers } = await showBooking({
      ...taken,
      change: { 'equipment.wait': { waitUid: 'w1', waitNo: 2 } },
    });
    answers['equipment.slots'] = {
      ...(answers['equipment.slots'] as object),
      ...withSlots({ '10:00': { state: 'BOOKED', waitYn: 'Y' } }).day,
    };

    await user.click(screen.getByRole('button', { name: /빈자리 알림 받기/ }));

    expect(await screen.findByText('알림 신청함')).toBeVisible();
    expect(screen.queryByRole('button', { name: /빈자리 알림 받기/ })).not.toBeInTheDocument();
    expect(shell.http.requests.find(({ name }) => name === 'equipment.wait')?.body).toEqual({
      ...{ eqUid: 'e1', date: '2027-01-05', start: '10:00', end: '11:00' },
    });
    expect(shell.record.toasts).toMatchObject([{ kind: 'done', text: '빈자리 알림을 신청했습니다. (대기 2번)' }]);
  });

  it('can be waited for without training, with a sentence on when the wait counts', async () => {
    const refusal = { code: errorCodes.safetyTrainingRequired, message: '안전교육 이수 후 예약할 수 있습니다.' };
    await showBooking({ day: { ...withSlots({ '10:00': { state: 'BOOKED' } }).day, refusal } });

    expect(screen.getByRole('button', { name: /빈자리 알림 받기/ })).toBeVisible();
    expect(bookButton()).toHaveAccessibleDescription(
      `${refusal.message} 빈자리 알림은 예약하실 수 있게 된 뒤부터 차례대로 보내 드립니다.`,
    );
  });

  it('cannot be waited for by a member who may not wait', async () => {
    const refusal = { code: errorCodes.forbidden, message: '소속 확인 후 이용하실 수 있습니다.' };
    await showBooking({ day: { ...withSlots({ '10:00': { state: 'BOOKED' } }).day, refusal } });

    expect(screen.queryByRole('button', { name: /빈자리 알림 받기/ })).not.toBeInTheDocument();
    expect(bookButton()).toHaveAccessibleDescription(refusal.message);
  });

  it('with a wait have a button that ends it, if the server returns the wait', async () => {
    const waitUid = 'w1';
    const { user, shell, answers } = await showBooking({
      ...withSlots({
        '10:00': { state: 'BOOKED', waitYn: 'Y', waitUid },
        '11:00': { state: 'BOOKED', waitYn: 'Y' },
      }),
      change: { 'equipment.stopWaiting': {} },
    });
    answers['equipment.slots'] = {
      ...(answers['equipment.slots'] as object),
      ...withSlots({ '10:00': { state: 'BOOKED' } }).day,
    };
    expect(screen.queryByRole('button', { name: '11:00–12:00 빈자리 알림 해제' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '10:00–11:00 빈자리 알림 해제' }));

    expect(await screen.findByRole('button', { name: '10:00–11:00 빈자리 알림 받기' })).toHaveFocus();
    expect(shell.http.requests.find(({ name }) => name === 'equipment.stopWaiting')?.path).toBe(
      '/api/v1/equipment/waitlist/w1',
    );
    expect(shell.record.toasts).toMatchObject([{ kind: 'done', text: '빈자리 알림을 해제했습니다.' }]);
  });
});
