import { renderPage, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { paths } from '#paths';

test.each([
  [paths.changePwComplete, '로그인', paths.login],
  [paths.findIdNone, '다시 찾기', paths.findId],
  [paths.withdrawn, '홈으로', paths.home],
])('%s links to the next page', async (path, name, href) => {
  await renderPage({ app, path });

  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});
