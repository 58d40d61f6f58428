import { createFakeShell } from '@haesol/remote/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { RemoteRouter } from './RemoteRouter.tsx';

function WhereScreen() {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`${pathname}${search}${hash} ${useNavigationType()} ${key} ${JSON.stringify(state)}`}</p>
      <Link state={{ from: 'list' }} to="/sample/detail?id=7#top">
        글
      </Link>
      <Link replace to="/sample?pageNum=2">
        2쪽
      </Link>
      <button onClick={() => void navigate(-1)} type="button">
        뒤로
      </button>
    </>
  );
}

function aRouter(path = '/sample') {
  const shell = createFakeShell({ path });
  const user = userEvent.setup();
  render(
    <RemoteRouter shell={shell}>
      <WhereScreen />
    </RemoteRouter>,
  );
  return { shell, user };
}

describe('RemoteRouter', () => {
  it('starts at the shell’s location', () => {
    aRouter('/sample?pageNum=3');

    expect(screen.getByText('/sample?pageNum=3 POP 0 null')).toBeVisible();
  });

  it('passes a link to the shell with its state', async () => {
    const { shell, user } = aRouter();

    await user.click(screen.getByRole('link', { name: '글' }));

    expect(shell.path()).toBe('/sample/detail?id=7#top');
    expect(screen.getByText('/sample/detail?id=7#top PUSH 1 {"from":"list"}')).toBeVisible();
  });

  it('replaces the entry if the link requires it', async () => {
    const { user } = aRouter();

    await user.click(screen.getByRole('link', { name: '2쪽' }));

    expect(screen.getByText('/sample?pageNum=2 REPLACE 1 null')).toBeVisible();
  });

  it('goes back through the shell', async () => {
    const { shell, user } = aRouter();
    await user.click(screen.getByRole('link', { name: '글' }));

    await user.click(screen.getByRole('button', { name: '뒤로' }));

    expect(shell.path()).toBe('/sample');
    expect(screen.getByText('/sample POP 0 null')).toBeVisible();
  });

  it('follows every navigation of the shell', () => {
    const { shell } = aRouter();

    act(() => shell.navigate('/sample?pageNum=9'));

    expect(screen.getByText('/sample?pageNum=9 PUSH 1 null')).toBeVisible();
  });

  it('does not move while the shell asks for confirmation', async () => {
    const shell = createFakeShell({ path: '/sample', confirms: false });
    shell.block(() => true);
    const user = userEvent.setup();
    render(
      <RemoteRouter shell={shell}>
        <WhereScreen />
      </RemoteRouter>,
    );

    await user.click(screen.getByRole('link', { name: '글' }));

    expect(screen.getByText('/sample POP 0 null')).toBeVisible();
  });
});
