import { createFakeShell } from '@haesol/remote/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteContext } from '../context/shellContext.ts';
import { ShellLink, type ShellLinkProps } from './ShellLink.tsx';

function aLink(props: Partial<ShellLinkProps> = {}) {
  const shell = createFakeShell({ path: '/sample' });
  const navigations: unknown[] = [];
  const navigate: typeof shell.navigate = (to, options) => void navigations.push([to, options]);
  render(
    <RemoteContext
      value={{
        shell: { ...shell, navigate },
        call: () => Promise.reject(new Error('no call')),
        namespace: 'mf-sample',
        locale: 'ko',
      }}
    >
      <ShellLink href="/infoPlaza/notice?pageNum=2" {...props}>
        공지사항
      </ShellLink>
    </RemoteContext>,
  );
  const link = screen.getByRole('link', { name: '공지사항' });
  /** Clicks with a DOM event. @returns true if the browser may follow the address */
  const click = (how: MouseEventInit = {}) => {
    let isLeft = false;
    // Runs after the link's own handlers, instead of the browser.
    const browse = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', browse, { once: true });
    fireEvent.click(link, { button: 0, ...how });
    return isLeft;
  };
  return { link, click, shell, navigations, user: userEvent.setup() };
}

describe('ShellLink', () => {
  it('has a real address, and the shell navigates to it', () => {
    const { link, click, navigations } = aLink();

    expect(link).toHaveAttribute('href', '/infoPlaza/notice?pageNum=2');
    expect(click()).toBe(false);
    expect(navigations).toEqual([['/infoPlaza/notice?pageNum=2', {}]]);
  });

  it('passes its navigation options', () => {
    const { click, navigations } = aLink({ replace: true, preventScrollReset: true });

    click();

    expect(navigations).toEqual([['/infoPlaza/notice?pageNum=2', { replace: true, preventScrollReset: true }]]);
  });

  it('works with the keyboard', async () => {
    const { link, navigations, user } = aLink();
    link.focus();

    await user.keyboard('{Enter}');

    expect(navigations).toHaveLength(1);
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves a click with %s to the browser', (_how, init) => {
    const { click, navigations } = aLink();

    expect(click(init)).toBe(true);
    expect(navigations).toEqual([]);
  });

  it.each<[string, Partial<ShellLinkProps>]>([
    ['another window', { target: '_blank' }],
    ['a download', { download: true }],
    ['another site', { href: 'https://other.example/' }],
    ["another site's host without a scheme", { href: '//other.example/' }],
    ['a telephone', { href: 'tel:0640000000' }],
    ['a place on this page', { href: '#main' }],
  ])('leaves a link to %s to the browser', (_what, props) => {
    const { click, navigations } = aLink(props);

    expect(click()).toBe(true);
    expect(navigations).toEqual([]);
  });

  it('does not navigate if its own handler prevents it', () => {
    const { click, navigations } = aLink({ onClick: (event) => event.preventDefault() });

    click();

    expect(navigations).toEqual([]);
  });

  it('prefetches the page on pointer hover and on focus', async () => {
    const { link, shell, user } = aLink();

    await user.hover(link);
    await user.tab();

    expect(shell.record.prefetched).toEqual(['/infoPlaza/notice?pageNum=2', '/infoPlaza/notice?pageNum=2']);
  });

  it('prefetches nothing of another site', async () => {
    const { link, shell, user } = aLink({ href: 'https://other.example/' });

    await user.hover(link);

    expect(shell.record.prefetched).toEqual([]);
  });
});
