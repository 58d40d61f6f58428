import { aTourStop, renderScreen, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { DayStops } from './DayStops.tsx';

describe('DayStops', () => {
  it('links each stop to its own page, and to the booking of what is sold there', async () => {
    const stops = [aTourStop(), aTourStop({ seq: 2, gdsUid: 'g2', gdsNm: '바람언덕', goodsDtlId: null })];
    await renderScreen(<DayStops stops={stops} />, { app });

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/travel/attraction?gdsUid=g1',
      '/travel/reserve?goodsDtlId=g1-1',
      '/travel/attraction?gdsUid=g2',
    ]);
  });

  it('shows durations and ways in hours and minutes', async () => {
    await renderScreen(<DayStops stops={[aTourStop({ stayMin: 105, moveMin: 76 })]} />, { app });

    expect(screen.getByText(/체류 1시간 45분/)).toBeVisible();
    expect(screen.getByText(/차 1시간 16분/)).toBeVisible();
  });

  it('shows the closed days beside the badge of a closed place', async () => {
    const closedDays = '매주 화요일, 날씨가 나쁜 날';
    await renderScreen(<DayStops stops={[aTourStop({ openState: 'HOLIDAY', closedDays })]} />, { app });

    expect(screen.getByText('오늘 휴무')).toBeVisible();
    expect(screen.getByText(closedDays)).toBeVisible();
  });
});
