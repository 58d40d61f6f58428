import { renderScreen, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { pass, passDetail } from '#testing/publicScreens';
import PassScreen from './PassScreen.tsx';

const kinds = [24, 48, 72].map((hours) => ({
  ...{ ...pass, gdsDtlUid: `d${hours}`, hours },
  passNm: `누리패스 ${hours}시간권`,
}));
const others = [
  { ...pass, gdsDtlUid: 'family', passNm: '가족 4인 24시간권', persons: 4 },
  { ...pass, gdsDtlUid: 'accessible', passNm: '무장애 24시간권' },
  { ...pass, gdsDtlUid: 'pick3', psCd: 'CD0000002202', hours: null, pickCnt: 3 },
];

const show = (list: readonly object[]) =>
  renderScreen(<PassScreen gdsDtlUid="d24" />, {
    ...{ app, path: '/travel/passes/pass?gdsDtlUid=d24' },
    answers: {
      'pass.get': { ...passDetail, gdsDtlUid: 'd24', passNm: '누리패스 24시간권', hours: 24, price: 19_900 },
      'pass.list': { list, cnt_total: list.length },
      'codes.list': { list: [], cnt_total: 0 },
    },
  });

describe('PassScreen', () => {
  it('switches between the passes of the kind, but not to those for a family or with other places', async () => {
    await show([...kinds, ...others]);

    const links = within(await screen.findByRole('group', { name: '패스 종류' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['24시간', '48시간', '72시간']);
    expect(links[0]).toHaveAttribute('aria-current', 'true');
    expect(links[1]).toHaveAttribute('href', expect.stringContaining('gdsDtlUid=d48'));
  });

  it('has no switch for a pass without others of its kind', async () => {
    await show([kinds[0] ?? pass, ...others]);

    expect((await screen.findAllByRole('link', { name: /구매하기/ })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('group', { name: '패스 종류' })).not.toBeInTheDocument();
  });

  it('takes the number of passes into the price and to the form', async () => {
    const { user } = await show(kinds);

    await user.click(await screen.findByRole('button', { name: /늘리기|더하기|증가/ }));
    const [buy] = screen.getAllByRole('link', { name: /39,800원/ });

    expect(buy).toHaveAttribute('href', expect.stringMatching(/gdsDtlUid=d24&count=2$/));
  });
});
