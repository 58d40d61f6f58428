import type { RegistryEntry } from '@haesol/contracts/release';
import type { RouterLocation, ShellApi } from '@haesol/remote/shell-api';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ServicesContext } from '../services/servicesContext.ts';
import type { ShellServices } from '../start/services.ts';
import styles from './RemoteHost.module.css';
import { RemoteHost, type RemoteHostProps } from './RemoteHost.tsx';
import { aRelease, serveScripts } from './testing/aRelease.ts';

const location: RouterLocation = {
  pathname: '/infoPlaza/notice',
  search: '',
  hash: '',
  key: 'a',
  state: null,
  action: 'POP',
};

/** Server markup of the place. */
const servedPlace = `<div class="${styles.host}"><div data-remote="mf-infoplaza"><div><h1>공지사항</h1></div></div></div>`;
/** One constant object, as in the shell. */
const noMarkup = { __html: '' };

function aHost(
  overrides: { reportFailure?: ShellServices['reportFailure']; isFirstPage?: boolean; hasMarkup?: boolean } = {},
) {
  const failures: unknown[] = [];
  const mounts: string[] = [];
  const services = {
    base: { telemetry: () => undefined } as unknown as ShellApi,
    isFirstPage: () => overrides.isFirstPage ?? true,
    pageKey: () => '',
    markupOf: () => (overrides.hasMarkup ? noMarkup : undefined),
    reportFailure:
      overrides.reportFailure ??
      (async (_id: string, error: unknown) => {
        failures.push(error);
        return false;
      }),
  } as unknown as ShellServices;

  const host = (entry: RegistryEntry, props: Partial<RemoteHostProps> = {}) => (
    <ServicesContext value={services}>
      <RemoteHost
        entry={entry}
        location={location}
        onMounted={() => void mounts.push('mounted')}
        renew={async () => false}
        renderFailure={(retry) => (
          <button onClick={retry} type="button">
            다시 시도
          </button>
        )}
        skeleton={<p>불러오는 중</p>}
        {...props}
      />
    </ServicesContext>
  );
  return { host, failures, mounts };
}
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const press = async () => {
  act(() => screen.getByRole('button', { name: '다시 시도' }).click());
  await settle();
};

beforeEach(() => {
  jest.useFakeTimers();
  // Elements of the last test's page are still being removed.
  document.body.replaceChildren();
  serveScripts();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('RemoteHost', () => {
  it('shows a skeleton until the remote is mounted', async () => {
    const { entry } = aRelease();
    const { host, mounts } = aHost();

    render(host(entry));
    expect(screen.getByText('불러오는 중')).toBeVisible();
    expect(document.querySelector('[data-mounting]')).toHaveAttribute('data-remote', 'mf-infoplaza');
    await settle();

    expect(screen.getByText(/^화면/)).toBeVisible();
    expect(screen.queryByText('불러오는 중')).not.toBeInTheDocument();
    expect(document.querySelector('[data-mounting]')).toBeNull();
    expect(mounts).toEqual(['mounted']);
  });

  it('mounts a ready build immediately, without a skeleton', async () => {
    const { entry } = aRelease();
    const { host } = aHost();
    render(host(entry)).unmount();
    render(host(entry));
    await settle();

    render(host(entry));

    expect(screen.queryByText('불러오는 중')).not.toBeInTheDocument();
    expect(screen.getAllByText(/^화면/)).toHaveLength(2);
  });

  it('mounts once under StrictMode', async () => {
    const { entry, calls } = aRelease();
    const { host } = aHost();

    render(<StrictMode>{host(entry)}</StrictMode>);
    await settle();

    expect(calls).toEqual(['bootstrap', 'mount']);
    expect(screen.getByText(/^화면/)).toBeVisible();
  });

  it('unmounts the remote when the page is left', async () => {
    const { entry, calls } = aRelease();
    const { host } = aHost();
    const { unmount } = render(host(entry));
    await settle();

    unmount();
    await settle();

    expect(calls).toEqual(['bootstrap', 'mount', 'unmount']);
    expect(screen.queryByText(/^화면/)).not.toBeInTheDocument();
  });

  it('shows the fallback when the remote fails', async () => {
    const fault = new Error('first render');
    const { entry } = aRelease({ mount: () => Promise.reject(fault) });
    const { host, failures } = aHost();

    render(host(entry));
    await settle();

    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
    expect(failures).toEqual([fault]);
  });

  it('shows no fallback during a reload', async () => {
    const { entry } = aRelease({ mount: () => Promise.reject(new Error('gone')) });
    const { host } = aHost({ reportFailure: async () => true });

    render(host(entry));
    await settle();

    expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
  });

  it('starts the remote again on a retry', async () => {
    const { entry, calls, faults } = aRelease();
    faults.push(new Error('no code'));
    const { host } = aHost();
    render(host(entry));
    await settle();

    await press();

    expect(calls).toEqual(['bootstrap', 'mount']);
    expect(screen.getByText(/^화면/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
  });

  it('starts the remote again after each failure', async () => {
    const { entry, faults } = aRelease();
    faults.push(new Error('no code'), new Error('no code'));
    const { host, failures } = aHost();
    render(<StrictMode>{host(entry)}</StrictMode>);
    await settle();

    await press();
    await press();

    expect(failures).toHaveLength(2);
    expect(screen.getByText(/^화면/)).toBeVisible();
  });

  it('replaces the old build by a new one', async () => {
    const before = aRelease();
    const after = aRelease();
    const { host } = aHost();
    const { rerender } = render(host(before.entry));
    await settle();

    rerender(host(after.entry));
    await settle();

    expect(before.calls.at(-1)).toBe('unmount');
    expect(screen.getByText(/^화면/)).toHaveTextContent(after.entry.buildId);
  });

  it('does not show the fallback of an old build over a new one', async () => {
    const before = aRelease({ mount: () => Promise.reject(new Error('old')) });
    const after = aRelease();
    const probing = Promise.withResolvers<boolean>();
    const { host } = aHost({ reportFailure: () => probing.promise });
    const { rerender } = render(host(before.entry));
    await settle();

    rerender(host(after.entry));
    await settle();
    probing.resolve(false);
    await settle();

    expect(screen.getByText(/^화면/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
  });

  it('updates the location of the remote without mounting it again', async () => {
    const { entry, calls, seen } = aRelease();
    const { host } = aHost();
    const { rerender } = render(host(entry));
    await settle();

    rerender(host(entry, { location: { ...location, key: 'b', search: '?pageNum=2', action: 'PUSH' } }));

    expect(seen[0]?.shell.location.get()).toMatchObject({ search: '?pageNum=2', action: 'PUSH' });
    expect(calls).toEqual(['bootstrap', 'mount']);
  });

  it('hydrates the server’s markup and shows no skeleton beside it', async () => {
    const { entry, seen } = aRelease({ mount: async () => undefined });
    const { host } = aHost({ hasMarkup: true });
    const errors: unknown[] = [];
    const rerenders: (() => void)[] = [];
    // biome-ignore lint/correctness/noComponentHookFactories: a page that renders again from outside, for this test only
    function Page() {
      const [count, setCount] = useState(0);
      rerenders.push(() => setCount(count + 1));
      return host(entry);
    }
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = servedPlace;
    const heading = element.querySelector('h1');

    await act(async () => {
      hydrateRoot(element, <Page />, { onRecoverableError: (error) => errors.push(error) });
    });
    expect(screen.queryByText('불러오는 중')).not.toBeInTheDocument();
    await settle();
    act(() => rerenders.at(-1)?.());

    expect(seen[0]).toMatchObject({ hydrate: true });
    expect(element.querySelector('h1')).toBe(heading);
    expect(errors).toEqual([]);
  });

  it('keeps the server’s markup as static content when the code for it fails to load', async () => {
    const { entry, faults } = aRelease();
    faults.push(new Error('no code'));
    const { host, failures } = aHost({ hasMarkup: true });
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = servedPlace;

    await act(async () => {
      hydrateRoot(element, host(entry));
    });
    await act(() => jest.advanceTimersByTimeAsync(15_000));

    expect(failures).toHaveLength(1);
    expect(element.querySelector('h1')).toHaveTextContent('공지사항');
    expect(element.querySelector('[data-remote]')).toHaveAttribute('inert');

    await press();

    expect(element.querySelector('h1')).toBeNull();
    expect(element).toHaveTextContent(`화면 ${entry.buildId}`);
    expect(element.querySelector('[data-remote]')).not.toHaveAttribute('inert');
  });
});
