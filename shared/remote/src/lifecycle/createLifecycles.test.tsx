import { defineEndpoint } from '@haesol/contracts/common';
import type { RemoteProps, ShellApi, TelemetryEvent } from '@haesol/remote/shell-api';
import { aMember, createFakeShell, type FakeShellOptions, refusal, testNow, visitor } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useCall } from '../context/shellContext.ts';
import type { Call } from '../http/createCall.ts';
import type { QueryContext, RemoteApp } from '../routes/remoteApp.ts';
import { createLifecycles } from './createLifecycles.ts';
import { prepareServerElement } from './prepareServerElement.tsx';

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

/** Page that shows the session as the server returned it. */
function WhoScreen() {
  return <p>{useQuery(whoQuery(useCall())).data ?? '불러오는 중'}</p>;
}

function GreetingScreen({ slotProps }: { slotProps: { name: string } }) {
  return <p>{`안녕하세요, ${slotProps.name}님`}</p>;
}

function FieldScreen() {
  const id = useId();
  const [count, setCount] = useState(0);
  const { data } = useQuery(whoQuery(useCall()));
  return (
    <form>
      <label htmlFor={id}>{data}</label>
      <input id={id} />
      <button onClick={() => setCount(count + 1)} type="button">
        {count}
      </button>
    </form>
  );
}

const seen: string[] = [];
/** Records when it is mounted and unmounted. */
function SeenScreen() {
  const { search } = useLocation();
  useEffect(() => {
    seen.push(`there${search}`);
    return () => void seen.push(`gone${search}`);
  }, [search]);
  return <p>여기</p>;
}

const faulty = { isBroken: true };
function FaultyScreen() {
  if (faulty.isBroken) throw new Error('broken');
  return <p>고쳐졌습니다.</p>;
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
  const told: { kind: string; error: unknown }[] = [];
  const shell = {
    ...createFakeShell({ path: '/sample', answers: { 'sample.who': '방문자' }, ...options }),
    telemetry: ({ kind, data }: TelemetryEvent) => void told.push({ kind, error: data.error }),
  };
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
  return { shell, instance, fatal, told, domElement };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Runs a lifecycle and waits for its rendering, because each waits for the other. */
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
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Renders without `act`, which would throw errors that React reports in a browser. The mount of a lost root never settles. */
function startAlone(start: () => Promise<void>): void {
  jest.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  void start();
}

async function mountNew(app: RemoteApp, instance: RemoteProps) {
  const lifecycles = createLifecycles(app);
  await run(() => lifecycles.bootstrap(instance));
  await run(() => lifecycles.mount(instance));
  return lifecycles;
}

describe('createLifecycles', () => {
  it('shows the screen of the path and requests its data', async () => {
    const { instance, shell } = anInstance();

    await mountNew(anApp(), instance);

    expect(screen.getByText('방문자')).toBeVisible();
    expect(shell.http.requests).toHaveLength(1);
  });

  it('updates a slot with new properties in the same elements', async () => {
    const slots = { 'sample.greeting.v1': { screen: async () => ({ default: GreetingScreen }) } };
    const { instance } = anInstance({}, { slot: 'sample.greeting.v1', slotProps: { name: '이누리' } });
    const lifecycles = await mountNew(anApp({ slots }), instance);
    const before = screen.getByText('안녕하세요, 이누리님');

    await run(() => lifecycles.update({ ...instance, slotProps: { name: '김해솔' } }));

    expect(before).toHaveTextContent('안녕하세요, 김해솔님');
  });

  it('gives a slot the defaults of its props', async () => {
    const props = z.object({ name: z._default(z.string(), '손') });
    const slots = { 'sample.greeting.v1': { props, screen: async () => ({ default: GreetingScreen }) } };
    const { instance } = anInstance({}, { slot: 'sample.greeting.v1', slotProps: {} });

    await mountNew(anApp({ slots }), instance);

    expect(screen.getByText('안녕하세요, 손님')).toBeVisible();
  });

  it('shows the error card in place of a slot that refuses its props', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const props = z.object({ name: z.string() });
    const slots = { 'sample.greeting.v1': { props, screen: async () => ({ default: GreetingScreen }) } };
    const { instance } = anInstance({}, { slot: 'sample.greeting.v1', slotProps: { name: 3 } });

    await mountNew(anApp({ slots }), instance);

    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  });

  it('leaves no rendering and no listener behind', async () => {
    seen.length = 0;
    const { instance, shell, domElement } = anInstance();
    const routes = [{ paths: ['/sample'], screen: async () => ({ default: SeenScreen }) }];
    const lifecycles = await mountNew(anApp({ routes }), instance);

    await run(() => lifecycles.unmount(instance));
    act(() => shell.navigate('/sample?pageNum=2'));

    expect(domElement).toBeEmptyDOMElement();
    expect(seen).toEqual(['there', 'gone']);
  });

  it('mounts in the same element again, with its cached data', async () => {
    const { instance, shell } = anInstance();
    const lifecycles = await mountNew(anApp(), instance);
    await run(() => lifecycles.unmount(instance));

    await run(() => lifecycles.mount(instance));

    expect(screen.getByText('방문자')).toBeVisible();
    expect(shell.http.requests).toHaveLength(1);
  });

  it('reports a lost root', async () => {
    const fault = new Error('no place');
    const { instance, shell, fatal, told } = anInstance();
    const location = { ...shell.location, get: () => shell.location.get() };
    const lifecycles = createLifecycles(anApp());
    await run(() => lifecycles.bootstrap(instance));
    location.get = () => {
      throw fault;
    };

    startAlone(() => lifecycles.mount({ ...instance, shell: { ...shell, location } }));

    await waitFor(() => expect(fatal).toEqual([fault]));
    expect(told).toEqual([{ kind: 'remote.uncaught', error: expect.stringMatching(/^Error: no place\n/) }]);
  });
});

describe('createLifecycles with markup of the server', () => {
  const path = '/sample';
  const routes = [
    {
      paths: [path],
      queries: ({ call }: QueryContext) => [whoQuery(call)],
      screen: async () => ({ default: FieldScreen }),
    },
  ];
  const request = async () => ({ status: { code: '200', message: '' }, data: '서버의 방문자' });

  async function aServedPage(app = anApp({ routes })) {
    const element = await prepareServerElement(app, { path, now: testNow, slotMarkup: {}, request });
    const served = anInstance({ path, answers: { 'sample.who': '서버의 방문자' } }, { hydrate: true });
    const { identifierPrefix } = served.instance;
    served.domElement.innerHTML = renderToString(element, { identifierPrefix });
    return { ...served, app };
  }

  /** Loads the data first, as the shell does. */
  async function adopt(app: RemoteApp, instance: RemoteProps) {
    const lifecycles = createLifecycles(app);
    const { shell } = instance;
    await run(() => lifecycles.prepare?.({ shell, path }).data ?? Promise.resolve());
    await run(() => lifecycles.bootstrap(instance));
    await run(() => lifecycles.mount(instance));
    return lifecycles;
  }

  it('hydrates the same elements with the same ids, without reports or further requests', async () => {
    const { instance, app, told, fatal, shell } = await aServedPage();
    const field = screen.getByLabelText('서버의 방문자');
    const { id } = field;

    await adopt(app, instance);

    expect(screen.getByLabelText('서버의 방문자')).toBe(field);
    expect(field.id).toBe(id);
    expect(told).toEqual([]);
    expect(fatal).toEqual([]);
    expect(shell.http.requests).toHaveLength(1);
  });

  it('attaches event handlers to the elements', async () => {
    const { instance, app } = await aServedPage();
    await adopt(app, instance);

    act(() => screen.getByRole('button', { name: '0' }).click());

    expect(screen.getByRole('button', { name: '1' })).toBeVisible();
  });

  it('renders again and reports it if the markup differs', async () => {
    const { instance, app, told, domElement } = await aServedPage();
    domElement.innerHTML = domElement.innerHTML.replace('서버의 방문자', '어제의 방문자');

    await adopt(app, instance);

    expect(screen.getByLabelText('서버의 방문자')).toBeVisible();
    expect(told.map(({ kind }) => kind)).toEqual(['remote.recoverable']);
  });

  it('renders if the markup is missing', async () => {
    const { instance, app, told, domElement } = await aServedPage();
    domElement.replaceChildren();

    await adopt(app, instance);

    expect(screen.getByLabelText('서버의 방문자')).toBeVisible();
    expect(told).toEqual([]);
  });

  it("shows the visitor's view first, then requests the member's", async () => {
    const { instance, app, shell } = await aServedPage();
    const field = screen.getByLabelText('서버의 방문자');
    const lifecycles = createLifecycles(app);
    await run(() => lifecycles.prepare?.({ shell, path }).data ?? Promise.resolve());
    await run(() => lifecycles.bootstrap(instance));

    shell.setSession(aMember());
    await run(() => lifecycles.mount(instance));
    await pass(0);

    expect(shell.http.requests).toHaveLength(2);
    expect(screen.getByLabelText('서버의 방문자')).toBe(field);
  });

  it('refuses to render on the server what was not fetched for the page', async () => {
    const none = () => Promise.reject(new Error('no answer'));
    const rendering = { path: '/sample', now: testNow, slotMarkup: {}, request: none };

    await expect(prepareServerElement(anApp(), rendering)).rejects.toThrow('GET /api/v1/who');
  });

  it('reports a root that is lost in its first render', async () => {
    const fault = new Error('no server place');
    const { instance, app, fatal } = await aServedPage();
    const { location } = instance.shell;
    const refuse = () => {
      throw fault;
    };
    const shell: ShellApi = { ...instance.shell, location: { ...location, getServer: refuse } };
    const lifecycles = createLifecycles(app);
    await run(() => lifecycles.bootstrap(instance));
    shell.location.get = refuse;

    startAlone(() => lifecycles.mount({ ...instance, shell }));

    await waitFor(() => expect(fatal).toEqual([fault]));
  });
});

describe('createLifecycles with a screen that throws', () => {
  const routes = [
    { paths: ['/sample'], screen: async () => ({ default: FaultyScreen }) },
    { paths: ['/sample/other'], screen: async () => ({ default: WhoScreen }) },
  ];

  const logged: unknown[] = [];

  beforeEach(() => {
    faulty.isBroken = true;
    logged.length = 0;
    jest.spyOn(console, 'error').mockImplementation((...words) => void logged.push(...words));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['the server has no other build', false, '고쳐졌습니다.'],
    ['the server has another build', true, '화면을 표시하지 못했습니다.'],
  ])('requests the releases before it retries: %s', async (_name, isRenewed, text) => {
    const told: boolean[] = [];
    const renew = jest.fn(async () => isRenewed);
    const { instance } = anInstance({}, { renew, onFaulty: (isFaulty) => void told.push(isFaulty) });
    await mountNew(anApp({ routes }), instance);
    expect(told).toEqual([true]);

    faulty.isBroken = false;
    act(() => screen.getByRole('button', { name: '다시 시도' }).click());
    expect(screen.getByRole('button', { name: '다시 시도하는 중…' })).toHaveAttribute('aria-disabled', 'true');
    await pass(0);

    expect(renew).toHaveBeenCalledTimes(1);
    expect(screen.getByText(text)).toBeVisible();
    expect(told).toEqual(isRenewed ? [true] : [true, false]);
  });

  it('logs the error to the console, for the team’s developers', async () => {
    const { instance } = anInstance();

    await mountNew(anApp({ routes }), instance);

    expect(logged).toContainEqual(new Error('broken'));
  });

  it('shows an error card and keeps its root', async () => {
    const { instance, fatal, told } = anInstance();

    await mountNew(anApp({ routes }), instance);

    expect(screen.getByRole('alert')).toHaveTextContent('화면을 표시하지 못했습니다.');
    expect(told).toEqual([{ kind: 'remote.caught', error: expect.stringMatching(/^Error: broken\n/) }]);
    expect(fatal).toEqual([]);
  });

  it('renders the screen again on a retry', async () => {
    const { instance } = anInstance();
    await mountNew(anApp({ routes }), instance);
    faulty.isBroken = false;

    act(() => screen.getByRole('button', { name: '다시 시도' }).click());
    await pass(0);

    expect(screen.getByText('고쳐졌습니다.')).toBeVisible();
  });

  it('shows the error card again when the retry throws too', async () => {
    const { instance } = anInstance();
    await mountNew(anApp({ routes }), instance);

    act(() => screen.getByRole('button', { name: '다시 시도' }).click());

    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('resets with the next navigation', async () => {
    const { instance, shell } = anInstance();
    await mountNew(anApp({ routes }), instance);

    act(() => shell.navigate('/sample/other'));
    await pass(0);
    await pass(0);

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('방문자')).toBeVisible();
  });
});

describe('createLifecycles without the code of a screen', () => {
  const fault = new Error('chunk');
  const broken = { paths: ['/sample/broken'], screen: () => Promise.reject<never>(fault) };
  const fine = { paths: ['/sample'], screen: async () => ({ default: WhoScreen }) };

  it("rejects the bootstrap with the chunk's error", async () => {
    const { instance } = anInstance({ path: '/sample/broken' });

    await expect(createLifecycles(anApp({ routes: [broken] })).bootstrap(instance)).rejects.toBe(fault);
  });

  it('reports it as fatal if a navigation within the remote needs it', async () => {
    const { instance, shell, fatal } = anInstance();
    await mountNew(anApp({ routes: [fine, broken] }), instance);

    act(() => shell.navigate('/sample/broken'));
    await pass(0);

    expect(fatal).toEqual([fault]);
  });

  it('reports nothing if the person left before it failed', async () => {
    const { instance, shell, fatal } = anInstance();
    await mountNew(anApp({ routes: [fine, broken] }), instance);

    act(() => shell.navigate('/sample/broken'));
    act(() => shell.navigate('/sample'));
    await pass(0);

    expect(fatal).toEqual([]);
    expect(screen.getByText('방문자')).toBeVisible();
  });

  it('shows a placeholder while it loads', async () => {
    const { instance, shell, domElement } = anInstance();
    const slow = { paths: ['/sample/slow'], screen: () => new Promise<never>(() => {}) };
    await mountNew(anApp({ routes: [fine, slow] }), instance);

    act(() => shell.navigate('/sample/slow'));

    expect(domElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });
});

describe('prepare', () => {
  it('loads code and data ahead, so that the page requests nothing more', async () => {
    const { instance, shell } = anInstance();
    const lifecycles = createLifecycles(anApp());
    const { code, data } = lifecycles.prepare?.({ shell, path: '/sample?pageNum=2' }) ?? {};
    await Promise.all([code, data]);

    await run(() => lifecycles.mount(instance));

    expect(screen.getByText('방문자')).toBeVisible();
    expect(shell.http.requests).toHaveLength(1);
  });

  it("rejects its code with the chunk's error", async () => {
    const { shell } = anInstance();
    const fault = new Error('chunk');
    const routes = [{ paths: ['/sample'], screen: () => Promise.reject<never>(fault) }];

    const preparation = createLifecycles(anApp({ routes })).prepare?.({ shell, path: '/sample' });

    await expect(preparation?.code).rejects.toBe(fault);
  });

  it('leaves a failed call to the screen', async () => {
    const { shell } = anInstance({ answers: { 'sample.who': refusal('5000') } });

    const preparation = createLifecycles(anApp()).prepare?.({ shell, path: '/sample' });

    await expect(preparation?.data).resolves.toBeUndefined();
  });

  it('does nothing for a path that the remote does not have', async () => {
    const { shell } = anInstance();

    const preparation = createLifecycles(anApp()).prepare?.({ shell, path: '/nowhere' });
    await Promise.all([preparation?.code, preparation?.data]);

    expect(shell.http.requests).toEqual([]);
  });
});

describe('createLifecycles when the session changes', () => {
  /** Page of a member, with the session of each request as the server received it. */
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
    const lifecycles = await mountNew(anApp(), instance);
    return { shell, instance, asked, lifecycles };
  }

  it('sends no request for a page that is left by signing out', async () => {
    const { shell, instance, asked, lifecycles } = await aMemberPage();

    act(() => shell.setSession(visitor));
    await pass(300);
    await run(() => lifecycles.unmount(instance));
    await pass(60_000);

    expect(asked).toEqual(['김해솔']);
  });

  it('requests data again for a page that stays after signing out', async () => {
    const { shell, asked } = await aMemberPage();

    act(() => shell.setSession(visitor));
    await pass(2_000);

    expect(asked).toEqual(['김해솔', '방문자']);
    expect(screen.getByText('방문자')).toBeVisible();
  });

  it('clears the cache of a member once the page was left', async () => {
    const { shell, instance, asked, lifecycles } = await aMemberPage();
    act(() => shell.setSession(visitor));
    await run(() => lifecycles.unmount(instance));

    await run(() => lifecycles.mount({ ...instance, domElement: document.body }));

    expect(screen.queryByText('김해솔')).not.toBeInTheDocument();
    expect(asked).toEqual(['김해솔', '방문자']);
  });

  it('requests data immediately after a sign-in, even directly after a sign-out', async () => {
    const { shell, asked } = await aMemberPage();

    act(() => shell.setSession(visitor));
    act(() => shell.setSession(aMember({ user_nm: '이누리' })));
    await pass(0);

    expect(asked).toEqual(['김해솔', '이누리']);
    await pass(60_000);
    expect(asked).toEqual(['김해솔', '이누리']);
  });
});
