import { noAnswerYet, noNetwork, renderScreen, screen } from '@haesol/remote/testing';
import { app } from '#app';
import IntroScreen from './IntroScreen.tsx';

const path = '/intro/intro';
const contents = {
  title: '인사말',
  blocks: [
    { type: 'image', fileRef: { url: '/art/portrait/director.svg' }, alt: '단장 초상', caption: '단장 한서윤' },
    { type: 'html', html: '<h2>함께 고민하겠습니다</h2><p>반갑습니다.</p>' },
  ],
  updatedDt: '2026-11-22T09:00:00+09:00',
};

describe('IntroScreen', () => {
  it('shows a loading state', async () => {
    await renderScreen(<IntroScreen />, { app, path, answers: { 'contents.get': noAnswerYet() } });

    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');
  });

  it('shows the portrait and the text, and prints them', async () => {
    let prints = 0;
    window.print = () => {
      prints += 1;
    };
    const { user } = await renderScreen(<IntroScreen />, { app, path, answers: { 'contents.get': contents } });

    expect(await screen.findByRole('img', { name: '단장 초상' })).toHaveAttribute('src', '/art/portrait/director.svg');
    expect(screen.getByRole('heading', { level: 2, name: '함께 고민하겠습니다' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '인쇄' }));
    expect(prints).toBe(1);
  });

  it('shows an empty state', async () => {
    await renderScreen(<IntroScreen />, { app, path, answers: { 'contents.get': { ...contents, blocks: [] } } });

    expect(await screen.findByText('등록된 내용이 없습니다.')).toBeVisible();
  });

  it('shows an error state and retries on request', async () => {
    const answers: Record<string, unknown> = { 'contents.get': noNetwork() };
    const { user } = await renderScreen(<IntroScreen />, { app, path, answers });
    await screen.findByRole('alert');

    answers['contents.get'] = contents;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByText('반갑습니다.')).toBeVisible();
  });
});
