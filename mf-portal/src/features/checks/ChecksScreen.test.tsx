import { noNetwork, refusal, renderScreen, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import ChecksScreen from './ChecksScreen.tsx';
import { checks } from './checkRules.ts';

const emptyList = { list: [], cnt_total: 0 };

const render = (answers: Readonly<Record<string, unknown>>) =>
  renderScreen(<ChecksScreen />, {
    app,
    path: '/test2',
    answers: { ...Object.fromEntries(checks.map(({ endpoint }) => [endpoint.name, refusal('4290')])), ...answers },
  });

const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);

describe('ChecksScreen', () => {
  it('shows which answers are valid, of another shape, refused, and missing', async () => {
    await render({
      'search.popular': { list: [] },
      'sns.providers': { wrong: true },
      'tour.list': emptyList,
      'edu.list': noNetwork(),
    });

    await screen.findByText(new RegExp(`^${checks.length}개 중`));

    expect((await row('sns.providers')).getByText('모양 다름')).toBeVisible();
    expect((await row('terms.list')).getByText('실패')).toBeVisible();
    expect((await row('terms.list')).getByText('4290')).toBeVisible();
    expect((await row('tour.get')).getByText('대상 없음')).toBeVisible();
    expect((await row('edu.list')).getByText('실패')).toBeVisible();
  });

  it('repeats the checks', async () => {
    const { shell, user } = await render({});
    await screen.findByText(new RegExp(`^${checks.length}개 중`));
    const before = shell.http.requests.length;

    await user.click(screen.getByRole('button', { name: '다시 점검' }));

    expect(shell.http.requests.length).toBeGreaterThan(before);
  });
});
