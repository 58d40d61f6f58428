import { aMember, anAttraction, refusal, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { aPlan, aPlanStop } from '#testing/planSamples';

const plan = aPlan({
  days: [
    {
      day: 1,
      date: '2026-12-05',
      stops: [
        aPlanStop(),
        aPlanStop({
          gdsUid: 'g2',
          gdsNm: '등대박물관',
          goodsDtlId: null,
          time: '10:30',
          moveKm: 12,
          moveMin: 18,
          moveBy: 'CAR',
          faults: ['OVERLAP'],
        }),
      ],
    },
  ],
});
const open = (answers: Record<string, unknown> = {}) =>
  renderPage({
    app,
    path: `/travel/plan?planUid=${plan.planUid}`,
    session: aMember(),
    answers: {
      'plan.get': plan,
      'plan.save': plan,
      'attraction.list': { list: [anAttraction()], cnt_total: 1 },
      ...answers,
    },
  });

describe('PlanScreen', () => {
  it('shows the ways, what does not fit, and the form of each ticket for its day', async () => {
    await open();

    expect(await screen.findByText('앞 장소와 시간이 겹칩니다.')).toBeVisible();
    expect(screen.getByText(/^차로 약 18분 · 12km/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /예약$/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/travel/reserve?goodsDtlId=g1-1&useDate=2026-12-05',
    ]);
  });

  it('adds, moves and removes stops, each saved with the version that was seen', async () => {
    const { shell, user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: '1일 차에 장소 담기' }), '바람');
    await user.click(await screen.findByRole('button', { name: /담기$/ }));
    const second = within(screen.getByRole('group', { name: '등대박물관' }));
    await user.clear(second.getByLabelText('시작'));
    await user.type(second.getByLabelText('시작'), '14:00');
    await user.tab();
    await user.click(screen.getByRole('button', { name: '은물결 갯벌체험장 빼기' }));
    const sent = shell.http.requests
      .filter(({ name }) => name === 'plan.save')
      .map(({ body }) => body as { rev: number; stops: { time: string }[] });

    expect(sent.map(({ stops }) => stops.map(({ time }) => time))).toEqual([
      ['10:00', '10:30', '12:00'],
      ['10:00', '14:00'],
      ['10:30'],
    ]);
    expect(sent.every(({ rev }) => rev === 3)).toBe(true);
  });

  it('shares by a link and says why a change is refused', async () => {
    const { shell, user } = await open({
      'plan.share': { shareKey: 'abc' },
      'plan.save': refusal('4405', '다른 화면에서 이 일정을 고쳤습니다.'),
    });
    await user.click(await screen.findByRole('button', { name: '등대박물관 빼기' }));
    expect(shell.record.toasts.at(-1)?.text).toMatch('다른 화면에서 이 일정을 고쳤습니다.');
    await user.click(screen.getByRole('button', { name: '공유하기' }));

    expect(await screen.findByDisplayValue(/\/travel\/sharedPlan\?shareKey=abc$/)).toBeVisible();
  });
});
