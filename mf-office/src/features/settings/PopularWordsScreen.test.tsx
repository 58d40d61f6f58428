import { screen, waitFor } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const word = { area: 'SITE', lang: 'ko', searchedDt: '2026-11-23T10:00:00+09:00', hiddenYn: 'N' };

describe('PopularWordsScreen', () => {
  it('lists words without a hit with the number of their searches, which are not offered to be hidden', async () => {
    const missed = { ...word, wordUid: 'SITE.ko.간섭계', word: '간섭계', searchCnt: 0, missCnt: 7 };
    const found = { ...word, wordUid: 'SITE.ko.교육', word: '교육', searchCnt: 41, missCnt: 0 };
    const { shell, user } = await openOffice(paths.popularWords, {
      'admin.listPopularWords': ({ query }: { query?: { hits?: string } }) => ({
        list: [query?.hits === 'N' ? missed : found],
        cnt_total: 1,
      }),
    });
    expect(await screen.findByText('41')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /검색 결과/ }), 'N');

    expect(await screen.findByText('간섭계')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: '결과 없는 검색 수' })).toBeVisible();
    expect(screen.getByText('7')).toBeVisible();
    expect(screen.queryByRole('button', { name: /가리기/ })).toBeNull();
    await waitFor(() => expect(shell.path()).toBe(`${paths.popularWords}?hits=N`));
  });
});
