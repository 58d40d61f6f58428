import { aTourStop, renderScreen, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { DayStops } from './DayStops.tsx';

describe('DayStops', () => {
  it('leads from each stop to its own page', async () => {
    const stops = [aTourStop(), aTourStop({ seq: 2, gdsUid: 'g2', gdsNm: '바람언덕' })];
    await renderScreen(<DayStops stops={stops} />, { app });

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/travel/attraction?gdsUid=g1',
      '/travel/attraction?gdsUid=g2',
    ]);
  });

  it('says in hours and minutes how long one stays and how long the way is', async () => {
    await renderScreen(<DayStops stops={[aTourStop({ stayMin: 105, moveMin: 76 })]} />, { app });

    expect(screen.getByText(/체류 1시간 45분/)).toBeVisible();
    expect(screen.getByText(/차 1시간 16분/)).toBeVisible();
  });

  it('says beside the badge of a closed place on which days it is closed', async () => {
    const closedDays = '매주 화요일, 날씨가 나쁜 날';
    await renderScreen(<DayStops stops={[aTourStop({ openState: 'HOLIDAY', closedDays })]} />, { app });

    expect(screen.getByText('오늘 휴무')).toBeVisible();
    expect(screen.getByText(closedDays)).toBeVisible();
  });
});
