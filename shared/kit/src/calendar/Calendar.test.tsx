import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { KitLocaleContext } from '../base/useKitText.ts';
import { Calendar } from './Calendar.tsx';
import type { CalendarProps } from './calendarProps.ts';

function Example({ initial, ...props }: Partial<CalendarProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <Calendar label="이용일" onValueChange={setValue} today="2026-12-01" value={value} {...props} />;
}

const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^2026년 ${name}`) });

describe('Calendar', () => {
  it('begins its weeks on Sunday', () => {
    render(<Example />);

    const [, weeks] = screen.getAllByRole('rowgroup', { hidden: true });

    expect(weeks?.querySelectorAll('tr')[0]?.cells[2]).toHaveTextContent('1');
    expect(screen.getByText('2026년 12월')).toBeInTheDocument();
  });

  it('names holidays', () => {
    render(<Example />);

    expect(day('12월 25일')).toHaveAccessibleName('2026년 12월 25일 금요일, 기독탄신일');
  });

  it.each([
    ['en', 'December 2026', 'Thu', 'Thursday 3 December 2026'],
    ['ja', '2026年12月', '木', '2026年12月3日木曜日'],
    ['zh-CN', '2026年12月', '周四', '2026年12月3日星期四'],
    ['zh-TW', '2026年12月', '週四', '2026年12月3日 星期四'],
  ])('names month, weekdays and days in %s', (locale, month, weekday, name) => {
    const { container } = render(
      <KitLocaleContext value={locale}>
        <Example />
      </KitLocaleContext>,
    );
    const [head] = screen.getAllByRole('rowgroup', { hidden: true });

    expect(container.querySelector('p')).toHaveTextContent(month);
    expect(head).toHaveTextContent(weekday);
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.getByRole('grid').getAttribute('aria-label')).not.toMatch(/년|월/);
    expect(screen.queryByText(/기독탄신일/)).not.toBeInTheDocument();
  });

  it('marks today and the chosen day', () => {
    render(<Example initial="2026-12-03" />);

    expect(day('12월 1일')).toHaveAccessibleName('2026년 12월 1일 화요일, 오늘');
    expect(day('12월 3일')).toHaveAccessibleName('2026년 12월 3일 목요일, 선택됨');
  });

  it('can be used with arrows and Enter only', async () => {
    render(<Example initial="2026-12-03" />);

    act(() => day('12월 3일').focus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');

    expect(day('12월 11일')).toHaveAccessibleName('2026년 12월 11일 금요일, 선택됨');
  });

  it('goes to the next month with Page Down', async () => {
    render(<Example initial="2026-12-03" />);

    act(() => day('12월 3일').focus());
    await userEvent.keyboard('{PageDown}');

    expect(screen.getByText('2027년 1월')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^2027년 1월 3일/ })).toHaveFocus();
  });

  it('announces the note of a day, and does not choose a disabled day', async () => {
    const handleChange = jest.fn();
    render(
      <Example
        noteOf={(text) => (text === '2026-12-05' ? { text: '휴무', isOff: true } : { text: '여유 5' })}
        onValueChange={handleChange}
      />,
    );

    await userEvent.click(day('12월 5일'));
    await userEvent.click(day('12월 4일'));

    expect(day('12월 5일')).toHaveAccessibleName('2026년 12월 5일 토요일, 휴무');
    expect(handleChange.mock.calls).toEqual([['2026-12-04']]);
  });

  it('announces the full reason if the displayed one is short', () => {
    render(<Example noteOf={() => ({ text: '점검', spoken: '점검 중입니다. (교정)', isOff: true })} />);

    expect(day('12월 4일')).toHaveAccessibleName('2026년 12월 4일 금요일, 점검 중입니다. (교정)');
  });

  it('offers no month before the first available day', () => {
    render(<Example min="2026-12-01" />);

    expect(screen.getByRole('button', { name: '이전 달' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows weeks from the first available day on request, across months', async () => {
    const handlePeriod = jest.fn();
    render(<Example initial="2026-12-10" min="2026-12-30" onPeriodChange={handlePeriod} weeks={5} />);

    expect(screen.getAllByRole('button', { name: /^\d+년 \d+월/ })).toHaveLength(35);
    expect(screen.getByText('2026년 12월 – 2027년 1월')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '다음 5주' }));

    expect(handlePeriod.mock.calls).toEqual([['2026-12-27'], ['2027-01-31']]);
  });

  it('shows the weeks of a later chosen day, which Tab reaches first', async () => {
    render(<Example initial="2027-02-03" min="2026-12-01" weeks={5} />);

    expect(screen.getAllByRole('button', { name: /^\d+년 \d+월/ })[0]).toHaveAccessibleName(/^2027년 1월 31일/);
    expect(screen.getByRole('button', { name: /^2027년 2월 3일/ })).toHaveAttribute('tabindex', '0');
  });

  it('returns to today', async () => {
    render(<Example initial="2026-12-03" />);
    await userEvent.click(screen.getByRole('button', { name: '다음 달' }));

    await userEvent.click(screen.getByRole('button', { name: '오늘' }));

    expect(screen.getByText('2026년 12월')).toBeInTheDocument();
  });

  it('adds no inline style sheet, which the content security policy would block', () => {
    render(<Example />);

    expect(document.head.querySelector('style')).toBeNull();
    expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META');
  });
});
