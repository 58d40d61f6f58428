import type { Envelope, HttpRequest, ToastMessage } from '@haesol/remote/shell-api';
import { createFakeShell } from '@haesol/remote/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { setRegistryAtom } from '../registry/registry.ts';
import { anEntry, aRegistry, aRemoteJson } from '../registry/testing/aRegistry.ts';
import { type PageServices, ServicesContext } from '../services/servicesContext.ts';
import { OverrideBadge } from './OverrideBadge.tsx';
import { OverrideSpot } from './OverrideSpot.tsx';

const until = Date.parse('2026-11-23T18:20:00+09:00');
const override = { builds: { 'mf-travel': '0123456789ab', shell: 'abcdef012345' }, until };

function aPage(code = '200') {
  const requests: HttpRequest[] = [];
  const toasts: ToastMessage[] = [];
  const base = {
    ...createFakeShell(),
    http: {
      async request(request: HttpRequest) {
        requests.push(request);
        return { status: { code, message: '' }, data: {} } as unknown as Envelope;
      },
    },
    toast: (toast: ToastMessage) => void toasts.push(toast),
  };
  const services = { base } as unknown as PageServices;
  return { requests, toasts, services, user: userEvent.setup() };
}

describe('OverrideBadge', () => {
  it('shows the chosen builds and their expiry', () => {
    const { services } = aPage();
    render(
      <ServicesContext value={services}>
        <OverrideBadge override={override} />
      </ServicesContext>,
    );

    const badge = screen.getByRole('region', { name: '미리보기 빌드' });
    expect(badge.textContent?.replaceAll(/\s/g, ' ')).toContain('미리보기 · 2026. 11. 23. 18:20까지');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'mf-travel 01234567',
      'shell abcdef01',
    ]);
  });

  it('shows remotes of this machine, and those that do not answer', () => {
    const { services } = aPage();
    const store = createStore();
    const ports = { 'mf-travel': 9001, 'mf-infoplaza': 9002 };
    const travel = anEntry(aRemoteJson({ id: 'mf-travel' }), { entry: 'http://localhost:9001/remoteEntry.js' });
    store.set(setRegistryAtom, aRegistry(travel, anEntry()));
    render(
      <ServicesContext value={services}>
        <Provider store={store}>
          <OverrideBadge override={{ builds: {}, ports, until }} />
        </Provider>
      </ServicesContext>,
    );

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'mf-travel localhost:9001',
      'mf-infoplaza localhost:9002 응답이 없어 배포된 빌드를 표시합니다',
    ]);
  });

  it('resets with one key press', async () => {
    const { requests, services, user } = aPage();
    const done: string[] = [];
    render(
      <ServicesContext value={services}>
        <OverrideBadge onReset={() => done.push('reset')} override={override} />
      </ServicesContext>,
    );

    await user.tab();
    await user.keyboard('{Enter}');

    expect(requests).toMatchObject([{ method: 'DELETE', path: '/api/v1/registry/override' }]);
    expect(done).toEqual(['reset']);
  });

  it('shows when the reset failed', async () => {
    const { toasts, services, user } = aPage('5000');
    render(
      <ServicesContext value={services}>
        <OverrideBadge override={override} />
      </ServicesContext>,
    );

    await user.click(screen.getByRole('button', { name: '원래 버전으로' }));

    expect(toasts).toMatchObject([{ kind: 'error', text: expect.stringContaining('돌리지 못했습니다') }]);
  });
});

describe('OverrideSpot', () => {
  it('shows the badge once the registry has an override, and until it has none', async () => {
    const { services } = aPage();
    const store = createStore();
    render(
      <ServicesContext value={services}>
        <Provider store={store}>
          <OverrideSpot />
        </Provider>
      </ServicesContext>,
    );
    expect(screen.queryByRole('region')).not.toBeInTheDocument();

    act(() => store.set(setRegistryAtom, { ...aRegistry(), override }));
    expect(await screen.findByRole('region', { name: '미리보기 빌드' })).toBeInTheDocument();

    act(() => store.set(setRegistryAtom, aRegistry()));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
