import type { Envelope, ToastMessage } from '@haesol/remote/shell-api';
import { setRegistryAtom } from '../registry/registry.ts';
import { anEntry, aRegistry, aRemoteJson } from '../registry/testing/aRegistry.ts';
import { createFailureReport } from '../remote/failureReport.ts';
import { shellStore } from '../session/shellStore.ts';
import { sayBrokenOverride, takeBackOverride } from './takeBackOverride.ts';

const broken = 'mf-infoplaza 미리보기 빌드에 문제가 있어 원래 버전으로 돌렸습니다.';

/** Page on which a build fails. */
function aPage({ code = '200', isBusy = false } = {}) {
  const done: string[] = [];
  const toasts: ToastMessage[] = [];
  const settings = {
    http: {
      async request({ method = '', path }: { method?: string; path: string }) {
        done.push(`${method} ${path}`);
        return { status: { code, message: '' }, data: {} } as unknown as Envelope;
      },
    },
    isBusy: () => isBusy,
    reload: () => void done.push('reload'),
    refresh: async () => void done.push('refresh'),
    toast: (toast: ToastMessage) => void toasts.push(toast),
  };
  return { done, settings, readTexts: () => toasts.map(({ text }) => text) };
}

afterEach(() => sessionStorage.clear());

describe('takeBackOverride', () => {
  it('resets the override, reloads the page, and shows the reason there once', async () => {
    const { done, settings, readTexts } = aPage();

    expect(await takeBackOverride('mf-infoplaza', settings)).toBe(true);
    sayBrokenOverride(settings.toast);
    sayBrokenOverride(settings.toast);

    expect(done).toEqual(['DELETE /api/v1/registry/override', 'reload']);
    expect(readTexts()).toEqual([broken]);
  });

  it('does not reload the page with unsaved input', async () => {
    const { done, settings, readTexts } = aPage({ isBusy: true });

    expect(await takeBackOverride('mf-infoplaza', settings)).toBe(false);

    expect(done).toEqual(['DELETE /api/v1/registry/override', 'refresh']);
    expect(readTexts()).toEqual([broken]);
  });

  it('does nothing when the server does not answer, because a reload would not help', async () => {
    const { done, settings } = aPage({ code: '5000' });

    expect(await takeBackOverride('mf-infoplaza', settings)).toBe(false);

    expect(done).toEqual(['DELETE /api/v1/registry/override']);
  });
});

describe('a build that fails', () => {
  const report = async (remoteId: string) => {
    const asked: string[] = [];
    const isReloading = await createFailureReport({
      loadGuard: {
        async observe({ build }) {
          asked.push(`guard ${build}`);
          return false;
        },
      },
      pageLife: { onRemoteMounted: () => {} },
      telemetry: () => {},
      async takeBack(id) {
        asked.push(`back ${id}`);
        return true;
      },
    })(remoteId, new Error('threw'), true);
    return { asked, isReloading };
  };
  beforeEach(() => {
    const travel = anEntry(aRemoteJson({ id: 'mf-travel', area: ['/travel'] }));
    const override = { builds: { 'mf-infoplaza': 'build0002', 'mf-travel': 'build0009' }, until: 1 };
    const chosen = anEntry(aRemoteJson(), { buildId: 'build0002' });
    shellStore.set(setRegistryAtom, { ...aRegistry(chosen, travel), override });
  });

  it('is removed if this browser has chosen it', async () => {
    expect(await report('mf-infoplaza')).toEqual({ asked: ['back mf-infoplaza'], isReloading: true });
  });

  it('is left to the load guard if it is a released one that is still mounted', async () => {
    expect(await report('mf-travel')).toEqual({ asked: ['guard mf-travel@build0001'], isReloading: false });
  });
});
