import { noNetwork, renderScreen, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { rememberWord, setWordsOff } from './recentWords.ts';
import SearchPanelScreen from './SearchPanelScreen.tsx';

const popular = { list: [{ rank: 1, text: '누리패스' }], cnt_total: 1 };

const render = (change: Record<string, unknown> = {}, path = '/infoPlaza/notice') =>
  renderScreen(<SearchPanelScreen />, {
    app,
    path,
    answers: { 'search.popular': popular, 'search.suggest': { list: [] }, ...change },
  });

describe('SearchPanelScreen', () => {
  beforeEach(() => setWordsOff(false));

  it('focuses its field, with recent and popular keywords below', async () => {
    rememberWord('전자현미경');

    await render();

    expect(screen.getByRole('combobox', { name: '통합검색' })).toHaveFocus();
    expect(screen.getByRole('link', { name: '전자현미경' })).toHaveAttribute(
      'href',
      expect.stringMatching('^/searchView'),
    );
    expect(await screen.findByRole('link', { name: '누리패스' })).toBeVisible();
  });

  it('goes to the search page', async () => {
    const { shell, user } = await render();

    await user.keyboard('반도체{Enter}');

    expect(decodeURIComponent(shell.path())).toBe('/searchView?search=반도체');
  });

  it('asks for the travel service first on its pages', async () => {
    const { shell, user } = await render({}, '/travel/tours');

    await user.keyboard('취소{Enter}');

    expect(decodeURIComponent(shell.path())).toBe('/searchView?search=취소&area=TRAVEL');
  });

  it('searches even if the popular keywords fail to load', async () => {
    const { shell, user } = await render({ 'search.popular': noNetwork() });
    await screen.findByRole('alert');

    await user.type(screen.getByRole('combobox', { name: '통합검색' }), '반도체{Enter}');

    expect(decodeURIComponent(shell.path())).toBe('/searchView?search=반도체');
  });
});
