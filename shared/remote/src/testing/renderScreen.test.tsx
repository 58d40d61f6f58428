import { postsGet } from '@haesol/contracts/board';
import { TextLink } from '@haesol/kit';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { noNetwork, refusal, renderScreen } from '@haesol/remote/testing';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';

const app = { id: 'mf-sample', messages: { sample: { go: '다음 쪽', page: '{{page}}쪽' } } };

function Sample() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const [search] = useSearchParams();
  const { error } = useQuery({ queryKey: ['one'], queryFn: () => call(postsGet, { params: { postUid: 'p1' } }) });
  return (
    <main>
      <p>{t('sample.page', { page: search.get('pageNum') ?? '1' })}</p>
      <TextLink href="/sample?pageNum=2">{t('sample.go')}</TextLink>
      <button onClick={() => shell.navigator.go(-1)} type="button">
        back
      </button>
      {error === null ? null : <p role="alert">{error.message}</p>}
    </main>
  );
}

describe('renderScreen', () => {
  it('follows links within a history in memory and goes back', async () => {
    const { shell, user } = await renderScreen(<Sample />, {
      app,
      path: '/sample',
      answers: { 'posts.get': noNetwork() },
    });

    await user.click(screen.getByRole('link', { name: '다음 쪽' }));
    expect(screen.getByText('2쪽')).toBeVisible();
    expect(shell.path()).toBe('/sample?pageNum=2');

    await user.click(screen.getByRole('button', { name: 'back' }));
    expect(screen.getByText('1쪽')).toBeVisible();
  });

  it('turns a refused call into the error that the screen shows', async () => {
    const { shell } = await renderScreen(<Sample />, {
      app,
      answers: { 'posts.get': refusal('4040', '없는 글입니다.') },
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('없는 글입니다.');
    expect(shell.http.requests).toMatchObject([{ method: 'GET', path: '/api/v1/posts/p1' }]);
  });
});
