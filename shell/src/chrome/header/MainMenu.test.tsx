import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aChromeModel } from '../testing/aChromeModel.ts';
import { MainMenu } from './MainMenu.tsx';

function renderMenu() {
  const { groups, currentGroup, currentLink } = aChromeModel();
  render(
    <>
      <MainMenu id="menu" groups={groups} currentGroup={currentGroup} currentLink={currentLink} />
      <button type="button">밖</button>
    </>,
  );
  return userEvent.setup();
}

const getGroup = (name: string) => screen.getByRole('button', { name });

describe('MainMenu', () => {
  it('shows no links until a group is opened', () => {
    renderMenu();

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(getGroup('산학협력')).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens a group on Enter', async () => {
    const user = renderMenu();
    getGroup('산학협력').focus();

    await user.keyboard('{Enter}');

    expect(getGroup('산학협력')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: '기업 재직자 교육' })).toHaveAttribute('href', '/cooperation/edu');
  });

  it('puts the links of the open group next in the tab order', async () => {
    const user = renderMenu();
    await user.click(getGroup('산학협력'));

    await user.tab();

    expect(screen.getByRole('link', { name: '기업 재직자 교육' })).toHaveFocus();
  });

  it('closes on Esc and returns the focus to the button', async () => {
    const user = renderMenu();
    await user.click(getGroup('산학협력'));
    await user.tab();

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(getGroup('산학협력')).toHaveFocus();
  });

  it('closes on × and returns the focus to the button', async () => {
    const user = renderMenu();
    await user.click(getGroup('산학협력'));

    await user.click(screen.getByRole('button', { name: '산학협력 메뉴 닫기' }));

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(getGroup('산학협력')).toHaveFocus();
  });

  it('closes on a press outside', async () => {
    const user = renderMenu();
    await user.click(getGroup('산학협력'));

    await user.click(screen.getByRole('button', { name: '밖' }));

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows one group at a time', async () => {
    const user = renderMenu();
    await user.click(getGroup('산학협력'));

    await user.click(getGroup('정보광장'));

    expect(screen.queryByRole('link', { name: '기업 재직자 교육' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '공지사항' })).toBeInTheDocument();
  });

  it('marks the current group and the current page', async () => {
    const user = renderMenu();

    await user.click(getGroup('정보광장'));

    expect(getGroup('정보광장')).toHaveAttribute('aria-current', 'true');
    expect(getGroup('산학협력')).not.toHaveAttribute('aria-current');
    expect(
      within(screen.getByRole('navigation', { name: '주메뉴' })).getByRole('link', { name: '공지사항' }),
    ).toHaveAttribute('aria-current', 'page');
  });
});
