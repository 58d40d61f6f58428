import type { EquipmentDay } from '@haesol/contracts/lab';
import { screen, within } from '@haesol/remote/testing';
import { showBooking } from '#testing/showBooking';

const aDay = (day: number, change: Partial<EquipmentDay> = {}): EquipmentDay => ({
  ...{ date: `2027-01-${String(day).padStart(2, '0')}`, state: 'FREE', remain: 5, total: 9, reason: null },
  ...{ holidayNm: null, slots: [1, 1, 1, 1, 1, 0, 0, 0, 0], ...change },
});
const off = { remain: 0, slots: [] };
const newYear = '새해 첫날에는 이용할 수 없습니다.';
const weekend = '휴무일에는 이용할 수 없습니다.';
const days = [
  aDay(11, { ...off, state: 'CLOSED', holidayNm: '새해 첫날', reason: newYear }),
  aDay(9, { ...off, state: 'CLOSED', reason: weekend }),
  aDay(5),
  aDay(6, { ...off, state: 'FULL', slots: [0, 0] }),
  aDay(7, { ...off, state: 'MAINT', reason: '점검 중입니다. (렌즈 교정)' }),
];

describe('the calendar of a piece of equipment', () => {
  const dayOf = async (name: RegExp) => within(await screen.findByRole('grid')).getByRole('button', { name });
  beforeEach(async () => {
    await showBooking({ change: { 'equipment.calendar': { month: '2027-01', days } } });
    await screen.findByRole('button', { name: /여유 5/ });
  });

  it('is below the second heading with the equipment, like each part below its own', () => {
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

    expect(heads).toEqual(['장비', '날짜', expect.stringMatching(/현미경/), '시간']);
  });

  it('begins with the week of the first bookable day and shows five weeks', async () => {
    const shown = within(await screen.findByRole('grid')).getAllByRole('button');

    expect(shown[0]).toHaveAccessibleName(expect.stringContaining('2027년 1월 3일'));
    expect(shown).toHaveLength(35);
    expect(screen.getByText('2027년 1월 – 2027년 2월')).toBeVisible();
    expect(screen.getByRole('button', { name: '이전 5주' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('announces how many slots of a day are free', async () => {
    expect(await dayOf(/1월 5일.*여유 5/)).toHaveTextContent('여유 5');
    expect(await dayOf(/1월 5일/)).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('allows opening a full day, whose slots have a waiting list', async () => {
    expect(await dayOf(/1월 6일.*마감/)).not.toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['a holiday', /1월 11일/, newYear, '새해 첫날'],
    ['a weekend', /1월 9일/, weekend, '휴무'],
    ['maintenance', /1월 7일/, '점검 중입니다. (렌즈 교정)', '점검'],
  ])('disables %s: it shows a short text and announces the reason', async (_name, day, reason, word) => {
    const button = await dayOf(day);

    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleName(expect.stringContaining(reason));
    expect(button).toHaveTextContent(word);
  });
});
