import type { LiveRelease, PlatformCanary, PlatformOutcome, PlatformRemoval } from '@haesol/contracts/release';
import { aMember, renderScreen, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { toOwnerStyles } from './ownerOutlines.ts';
import PlatformScreen from './PlatformScreen.tsx';

const at = '2026-11-22T09:00:00+09:00';

const aRelease = (change: Partial<LiveRelease> = {}): LiveRelease => ({
  id: 'mf-travel',
  buildId: 'build0001aaaa',
  person: '한가람',
  commit: '3f9a0b1c77',
  isDirty: true,
  publishedDt: at,
  movedBy: '이누리',
  movedDt: at,
  enabled: true,
  notice: null,
  area: ['/travel'],
  slots: ['home.notices.v1'],
  entry: '/remotes/mf-travel/build0001aaaa/remoteEntry.js',
  integrity: 'sha384-x',
  channels: [{ channel: 'next', buildId: 'build0002bbbb' }],
  check: { at, person: '한가람', shells: ['shell0001', 'shell0002'], faults: [], reason: null },
  ...change,
});

const anOutcome = (overruledBy: string | null): PlatformOutcome => ({
  spec: 'journey',
  passed: false,
  detail: '목록을 연다',
  person: '한가람',
  site: null,
  reportedDt: at,
  builds: [{ id: 'mf-travel', buildId: 'build0002bbbb', overruledBy, reason: overruledBy && '시연에만 씁니다.' }],
});

const aCanary = (change: Partial<PlatformCanary> = {}): PlatformCanary => ({
  id: 'mf-travel',
  buildId: 'build0002bbbb',
  stableBuildId: 'build0001aaaa',
  share: 5,
  state: 'RUNNING',
  startedDt: at,
  endedDt: null,
  person: '이누리',
  viewCnt: 1_800,
  canaryFailureCnt: 1,
  stableFailureCnt: 12,
  ...change,
});

const vital = (name: 'LCP' | 'INP' | 'CLS', p75: number) => ({
  name,
  count: 40,
  good: 30,
  needsImprovement: 8,
  poor: 2,
  p75,
});
const visit = { remote: 'mf-travel', viewCnt: 1_240, errorCnt: 3, vitals: [vital('LCP', 2_840), vital('CLS', 0.02)] };
const visits = {
  builds: [
    { ...visit, buildId: 'build0001aaaa', state: 'stable' },
    { ...visit, buildId: 'build0002bbbb', state: 'canary', viewCnt: 50, errorCnt: 4, vitals: [vital('LCP', 4_400)] },
  ],
  days: [{ ...visit, day: '2026-11-22' }],
};
const anError = {
  remote: 'mf-travel',
  buildId: 'build0001aaaa',
  kind: 'remote.caught',
  page: '/travel/map',
  message: 'TypeError: list is undefined',
  stack: ['at findOne (src/map.ts:12:4)'],
  count: 3,
  firstDt: at,
  lastDt: at,
};

const realFetch = globalThis.fetch;
const page = globalThis as { __FEDERATION__?: unknown };
afterEach(() => {
  globalThis.fetch = realFetch;
  delete page.__FEDERATION__;
  sessionStorage.clear();
});

interface Data {
  readonly scope?: string;
  readonly releases?: LiveRelease[];
  readonly outcomes?: PlatformOutcome[];
  readonly canaries?: PlatformCanary[];
  readonly removals?: PlatformRemoval[];
}

const render = (data: Data = {}) =>
  renderScreen(<PlatformScreen />, {
    app,
    path: '/platform',
    session: aMember(),
    answers: {
      'platform.get': { scope: 'staff', releases: [aRelease()], outcomes: [], canaries: [], ...data },
      'telemetry.vitals': visits,
      'telemetry.errors': { list: [anError], cnt_total: 1 },
    },
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('PlatformScreen', () => {
  it('shows the current build, its publisher and commit, and the position of next', async () => {
    await render();
    const releases = await section('지금 서비스 중인 릴리스');

    const row = releases.getByRole('row', { name: /mf-travel/ });
    for (const text of ['build000', '3f9a0b1c', '한가람', '이누리', '커밋하지 않은 변경', 'next', '불러오지 않음']) {
      expect(row).toHaveTextContent(text);
    }
    expect(row).toHaveTextContent('셸 2개와 검사, 오류 0건');
  });

  it('names who has left out the check of a build or of a canary, and why', async () => {
    const check = { at, person: '이누리', shells: [], faults: [], reason: '장애를 먼저 멈춥니다.' };
    await render({ releases: [aRelease({ check })], canaries: [aCanary({ check })] });
    const sections = [await section('지금 서비스 중인 릴리스'), await section('카나리')];

    for (const { getByText } of sections) {
      expect(getByText('검사하지 않음: 장애를 먼저 멈춥니다. (이누리)')).toBeVisible();
    }
  });

  it('names removed remotes, with the person, the reason and the time from which their paths are free', async () => {
    const removal = { id: 'mf-lectures', person: '이누리', reason: '강좌를 다른 곳에서 엽니다.', removedDt: at };
    await render({ removals: [{ ...removal, area: ['/lectures'], freeDt: '2026-11-29T09:00:00+09:00' }] });
    const removals = await section('내린 리모트');

    expect(removals.getByRole('listitem')).toHaveTextContent(
      /^mf-lectures .*이누리: 강좌를 다른 곳에서 엽니다\. \/lectures 경로는 2026\. 11\. 29\. .*부터 다른 리모트가 쓸 수 있습니다\.$/,
    );
  });

  it('requests each container and counts the unreachable ones', async () => {
    const asked: string[] = [];
    globalThis.fetch = async (input) => {
      asked.push(String(input));
      throw new TypeError('Failed to fetch');
    };
    const { user } = await render({ releases: [aRelease(), aRelease({ id: 'mf-portal', entry: '/remotes/x.js' })] });
    const list = await section('지금 서비스 중인 릴리스');

    await user.click(list.getByRole('button', { name: '모두 확인' }));

    expect(await list.findByText('2개를 확인했습니다. 문제가 있는 것은 2개입니다.')).toBeVisible();
    expect(list.getByRole('row', { name: /mf-travel/ })).toHaveTextContent(/응답 없음 \d+ms/);
    expect(asked).toEqual([aRelease().entry, '/remotes/x.js']);
  });

  it('lists builds that the matrix blocks, and who has overruled it for others', async () => {
    await render({ outcomes: [anOutcome(null)] });
    expect((await section('조합 시험 결과')).getByText(/옮길 수 없는 빌드: mf-travel build000/)).toBeVisible();
  });

  it('does not list overruled builds as blocked', async () => {
    await render({ outcomes: [anOutcome('이누리')] });
    const matrix = await section('조합 시험 결과');

    expect(matrix.getByText(/예외 인정: 이누리, 시연에만 씁니다/)).toBeVisible();
    expect(matrix.queryByText(/옮길 수 없는 빌드/)).not.toBeInTheDocument();
  });

  it('describes shared libraries with several versions, and the actions of the load guard', async () => {
    const react = { '19.2.0': { from: 'shell' }, '18.3.1': { from: 'mf_travel' } };
    page.__FEDERATION__ = { __INSTANCES__: [{ shareScopeMap: { default: { react } } }] };
    sessionStorage.setItem('haesol.reload.at', String(Date.parse(at)));
    sessionStorage.setItem('haesol.reload.builds', '["mf-travel@build0001"]');
    await render();
    const tab = await section('이 탭의 공유 라이브러리');

    expect(await tab.findByText(/여러 버전을 함께 불러온 라이브러리: react/)).toBeVisible();
    expect(tab.getByRole('row', { name: /react/ })).toHaveTextContent('중복');
    expect(tab.getByText(/불러오지 못한 빌드: mf-travel@build0001/)).toBeVisible();
  });

  it('shows the metrics of visits, by build and by day, with the threshold of good values', async () => {
    const { user } = await render();
    const own = await section('최근 7일의 방문에서 잰 성능과 오류');

    const row = await own.findByRole('row', { name: /stable mf-travel/ });
    for (const text of ['1,240회', '3건', '2,840ms 개선 필요', '0.02 좋음']) expect(row).toHaveTextContent(text);
    expect(own.getByText('2,500ms까지 좋음')).toBeInTheDocument();
    expect(own.getByRole('table', { name: /날짜별 주요 내용 표시/ })).toHaveTextContent('2,840ms');
    await user.click(own.getByRole('radio', { name: /입력 반응/ }));
    expect(own.getByText('이 지표를 보고한 방문이 없습니다.')).toBeVisible();
  });

  it('plots errors per hundred page views, and each metric by build, the canary first', async () => {
    const { user } = await render();
    const own = await section('최근 7일의 방문에서 잰 성능과 오류');

    await user.click(await own.findByRole('radio', { name: /오류/ }));
    expect(own.getByRole('table', { name: /날짜별 오류/ })).toHaveTextContent('0.2건');
    expect(own.queryByText(/까지 좋음/)).not.toBeInTheDocument();
    await user.click(own.getByRole('radio', { name: '빌드별' }));
    const items = () =>
      within(own.getByRole('heading', { name: 'mf-travel' }).closest('li') as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items()).toEqual(['build000 canary8건', 'build000 stable0.2건']);
    await user.click(own.getByRole('radio', { name: /LCP/ }));
    expect(items()).toEqual(['build000 canary4,400ms', 'build000 stable2,840ms']);
  });

  it('compares a canary with stable, and lists rolled back ones', async () => {
    const returned = aCanary({
      state: 'RETURNED',
      endedDt: at,
      canaryFailureCnt: 9,
      startedDt: '2026-11-20T09:00:00+09:00',
    });
    await render({ canaries: [aCanary(), returned] });
    const own = await section('카나리');

    const [, running, ended] = own.getAllByRole('row');
    for (const text of ['진행 중', 'mf-travel', '5%', '1,800회', '카나리 1명, stable 12명', '이누리'])
      expect(running).toHaveTextContent(text);
    for (const text of ['자동으로 되돌림', '카나리 9명']) expect(ended).toHaveTextContent(text);
  });

  it('shows errors of visits with their source locations', async () => {
    await render();
    const own = await section('최근 7일의 방문에서 난 오류');

    expect(await own.findByText('TypeError: list is undefined')).toBeVisible();
    expect(own.getByText('at findOne (src/map.ts:12:4)')).toBeInTheDocument();
    expect(own.getByRole('row', { name: /TypeError/ })).toHaveTextContent('3건');
  });

  it('refuses people without a right, and explains how to get one', async () => {
    await render({ scope: 'none', releases: [] });

    expect(await screen.findByText(/TEAM 권한이 있어야/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('toOwnerStyles', () => {
  it('names the owner of each area and slot', () => {
    const styles = toOwnerStyles([aRelease()]);

    expect(styles).toContain('[data-remote="mf-travel"]::before');
    expect(styles).toContain('content: "home.notices.v1 · mf-travel"');
  });
});
