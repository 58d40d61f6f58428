import { renderScreen, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import SamplesScreen from './SamplesScreen.tsx';

const render = (path = '/test') => renderScreen(<SamplesScreen />, { app, path, answers: {} });

describe('SamplesScreen', () => {
  it('shows every part', async () => {
    await render();

    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

    expect(names).toEqual(
      expect.arrayContaining([
        '색·글자',
        '버튼·링크·배지',
        '입력',
        '선택',
        '날짜',
        '목록·탐색',
        '알림·상태',
        '대화상자',
        '위젯',
      ]),
    );
  });

  it('shows the part in the address', async () => {
    await render('/test?part=date');

    expect(screen.getByRole('heading', { level: 2, name: '날짜' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: '입력' })).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: '견본 묶음' })).getByRole('link', { name: '날짜' }),
    ).toHaveAttribute('aria-current', 'page');
  });

  it('has nothing open at first', async () => {
    await render('/test?part=overlay');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('opens a dialog of each kind', async () => {
    const { user } = await render('/test?part=overlay');

    await user.click(screen.getByRole('button', { name: '쿠폰' }));

    expect(within(screen.getByRole('dialog', { name: '쿠폰' })).getByRole('radio', { name: /5,000원/ })).toBeDisabled();
  });

  it('shows the busy samples separately', async () => {
    await render('/test?part=busy');

    expect(screen.getByRole('heading', { level: 2, name: '처리 중' })).toBeVisible();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('has no busy sample among the others, so that the page becomes idle', async () => {
    await render();

    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('shows all samples in the state in the address', async () => {
    const { container } = await render('/test?part=base&state=press');

    expect(container.querySelector('[data-shows="hover active"] [data-sample="button"]')).not.toBeNull();
    const states = within(screen.getByRole('navigation', { name: '견본 상태' }));
    expect(states.getByRole('link', { name: '누름' })).toHaveAttribute('aria-current', 'page');
    expect(states.getByRole('link', { name: '초점' })).toHaveAttribute('href', '/test?part=base&state=focus');
    expect(states.getByRole('link', { name: '보통' })).toHaveAttribute('href', '/test?part=base');
  });
});
