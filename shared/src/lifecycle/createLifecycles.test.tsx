import { defineEndpoint } from '@haesol/shared/contracts';
import type { RemoteProps } from '@haesol/shared/shell-api';
import { aMember, createFakeShell, type FakeShellOptions, visitor } from '@haesol/shared/testing';
import { jest } from '@jest/globals';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import type { Call } from '../http/createCall.ts';
import { createLifecycles } from './createLifecycles.ts';
import type { RemoteApp } from './remoteApp.ts';
import { useCall } from './shellContext.ts';

const who = defineEndpoint({
  name: 'sample.who',
  method: 'GET',
  path: '/api/v1/who',
  access: 'optional',
  language: 'none',
  summary: 'Whom the server sees.',
  response: z.string(),
});
const whoQuery = (call: Call) => queryOptions({ queryKey: ['who'], queryFn: () => call(who, {}) });

/** A page that shows who the server thinks is there. */
function WhoScreen() {
  return <p>{useQuery(whoQuery(useCall())).data ?? '불러오는 중'}</p>;
}

function anApp(overrides: Partial<RemoteApp> = {}): RemoteApp {
  return {
    id: 'mf-sample',
    messages: {},
    routes: [
      {
        paths: ['/sample'],
        queries: ({ call }) => [whoQuery(call)],
        screen: async () => ({ default: WhoScreen }),
      },
    ],
    ...overrides,
  };
}

function anInstance(options: FakeShellOptions = {}, props: Partial<RemoteProps> = {}) {
  const shell = createFakeShell({ path: '/sample', ...options });
  const fatal: unknown[] = [];
  const domElement = document.body.appendChild(document.createElement('div'));
  const instance: RemoteProps = {
    name: 'mf-sample#1',
    domElement,
    shell,
    hydrate: false,
    identifierPrefix: 'mf-sample-page-',
    onFatal: (error) => void fatal.push(error),
    ...props,
  };
  return { shell, instance, fatal, domElement };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Renders what a lifecycle has to render, and waits for it; the other way round neither would end. */
async function run(start: () => Promise<void>): Promise<void> {
  let running: Promise<void> | undefined;
  act(() => {
    running = start();
  });
  await pass(0);
  await running;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('createLifecycles when the session changes', () => {
  /** The page of a member, and what the server saw of whom it was asked by. */
  async function aMemberPage() {
    const asked: string[] = [];
    const answers = {
      'sample.who': () => {
        const name = shell.session.get().userInfo?.user_nm ?? '방문자';
        asked.push(name);
        return name;
      },
    };
    const { shell, instance } = anInstance({ session: aMember(), answers });
    const lifecycles = createLifecycles(anApp());
    await run(() => lifecycles.bootstrap(instance));
    await run(() => lifecycles.mount(instance));
    return { shell, instance, asked, lifecycles };
  }

  it('asks nothing for a page that leaves because the member signed out', async () => {
    const { shell, instance, asked, lifecycles } = await aMemberPage();

    act(() => shell.setSession(visitor));
    await pass(300);
    await run(() => lifecycles.unmount(instance));
    await pass(60_000);

    expect(asked).toEqual(['김해솔']);
  });

  it('asks anew for a page that stays after the member signed out', async () => {
    const { shell, asked } = await aMemberPage();

    act(() => shell.setSession(visitor));
    await pass(2_000);

    expect(asked).toEqual(['김해솔', '방문자']);
    expect(screen.getByText('방문자')).toBeVisible();
  });

  it('keeps nothing of what a member saw once the page has left', async () => {
    const { shell, instance, asked, lifecycles } = await aMemberPage();
    act(() => shell.setSession(visitor));
    await run(() => lifecycles.unmount(instance));

    await run(() => lifecycles.mount({ ...instance, domElement: document.body }));

    expect(screen.queryByText('김해솔')).not.toBeInTheDocument();
    expect(asked).toEqual(['김해솔', '방문자']);
  });

  it('asks at once when somebody signs in, even just after another signed out', async () => {
    const { shell, asked } = await aMemberPage();

    act(() => shell.setSession(visitor));
    act(() => shell.setSession(aMember({ user_nm: '이누리' })));
    await pass(0);

    expect(asked).toEqual(['김해솔', '이누리']);
    await pass(60_000);
    expect(asked).toEqual(['김해솔', '이누리']);
  });
});
