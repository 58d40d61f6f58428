import type { Hook, LiveRelease, PlatformCanary, ReleaseCheck, TeamToken } from '@haesol/contracts/release';
import { aMember, type FakeShell, refusal, renderScreen, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import PlatformScreen from './PlatformScreen.tsx';

const at = '2026-11-22T09:00:00+09:00';
const id = 'mf-travel';
const [stable, next] = ['build0001aaaa', 'build0002bbbb'];
const checked: ReleaseCheck = { at, person: '한가람', shells: ['shell0001'], faults: [], reason: null };

const aRelease = (change: Partial<LiveRelease> = {}): LiveRelease => ({
  ...{ id, buildId: stable, person: '한가람', commit: null, isDirty: false, publishedDt: at, movedBy: '이누리' },
  ...{ movedDt: at, enabled: true, notice: null, area: ['/travel'], slots: [], entry: '/e.js', integrity: 'sha384-x' },
  ...{ channels: [{ channel: 'next', buildId: next }], check: checked },
  ...change,
});
const aBuild = (buildId: string, channels: string[], check: ReleaseCheck | null) => ({
  ...{ buildId, channels, check, publishedBy: id, publishedAt: at, person: null, commit: null, isDirty: null },
});
const aMove = (fromBuild: string | null, toBuild: string) => ({
  ...{ action: 'move', channel: 'stable', fromBuild, toBuild, actor: id, at, reason: null, person: '이누리' },
  ...{ proof: null, commit: null, isDirty: null },
});
const aCanary: PlatformCanary = {
  ...{ id, buildId: next, stableBuildId: stable, share: 3, state: 'RUNNING', startedDt: at, endedDt: null },
  ...{ person: '한가람', viewCnt: 12, canaryFailureCnt: 0, stableFailureCnt: 0, check: checked },
};
const aToken: TeamToken = {
  ...{ tokenUid: '00000000-0000-4000-8000-000000000001', remoteId: id, kind: 'TOKEN', name: '배포 서버', readYn: 'N' },
  ...{ issuer: null, subject: null, givenBy: '한가람', givenDt: at, untilDt: at, endedDt: null, lastUsedDt: null },
};
const aHook: Hook = {
  ...{ hookUid: '00000000-0000-4000-8000-000000000002', remoteId: id, url: 'https://hooks.example/x' },
  ...{ events: ['release.moved'], createdBy: '한가람', createdDt: at },
  deliveries: [
    {
      ...{ deliveryUid: '00000000-0000-4000-8000-000000000003', event: 'release.moved', createdDt: at, tries: 12 },
      ...{ state: 'FAILED', status: 500, error: 'HTTP 500', triedDt: at },
    },
  ],
};
const listOf = (...list: object[]) => ({ list, cnt_total: list.length });

interface Given {
  readonly acts?: readonly string[];
  readonly check?: ReleaseCheck | null;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly outcomes?: readonly object[];
  readonly canaries?: readonly PlatformCanary[];
}
const render = ({ acts = [id], check = checked, answers = {}, outcomes = [], canaries = [] }: Given = {}) =>
  renderScreen(<PlatformScreen />, {
    app,
    path: '/platform',
    session: aMember(),
    answers: {
      'platform.get': {
        ...{ scope: 'team', acts, outcomes, canaries, removals: [] },
        releases: [aRelease({ id: 'shell', buildId: 'shell0001' }), aRelease()],
      },
      'platform.tokens': { ...listOf(aToken), issuers: ['https://ci.example'], audience: 'https://haesol.example' },
      'platform.hooks': listOf(aHook),
      'registry.releases': listOf(aBuild(next, ['next'], check), aBuild(stable, ['stable'], checked)),
      'registry.audit': listOf(aMove('build0000cccc', stable), aMove(null, 'build0000cccc')),
      'telemetry.vitals': { builds: [], days: [] },
      'telemetry.errors': listOf(),
      'registry.channel': {},
      ...answers,
    },
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const releases = () => section('지금 서비스 중인 릴리스');

/** Opens the dialog of the remote and chooses an act. */
async function openAct({ user }: Awaited<ReturnType<typeof render>>, name: string) {
  await user.click((await releases()).getByRole('button', { name: `${id} 관리` }));
  const dialog = within(await screen.findByRole('dialog', { name: `${id} 관리` }));
  await user.click(await dialog.findByRole('radio', { name }));
  return { dialog, send: () => user.click(dialog.getByRole('button', { name })) };
}
const listCalls = ({ http }: FakeShell) =>
  http.requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));

describe('changes of a remote on the page of releases', () => {
  it('are offered for own remotes alone', async () => {
    await render();
    const list = await releases();

    expect(list.getByRole('button', { name: `${id} 관리` })).toBeVisible();
    expect(list.queryByRole('button', { name: 'shell 관리' })).not.toBeInTheDocument();
  });

  it('are not offered without a right to a remote, nor are tokens and webhooks', async () => {
    await render({ acts: [] });
    await releases();

    expect(screen.queryByRole('button', { name: /관리$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '릴리스 토큰' })).not.toBeInTheDocument();
  });

  it('promote a checked build by the call of the command, and say so', async () => {
    const rendered = await render();
    const { dialog, send } = await openAct(rendered, 'stable로 옮기기');

    await rendered.user.selectOptions(dialog.getByLabelText(/^빌드/), next);
    await send();

    expect(await (await releases()).findByText(`${id}의 stable을 build000(으)로 옮겼습니다.`)).toBeVisible();
    expect(listCalls(rendered.shell)).toEqual([
      {
        ...{ method: 'PATCH', path: '/api/v1/registry/mf-travel/channels/stable' },
        body: { to: next, expect: stable },
      },
    ]);
  });

  it.each([
    ['without a check', null],
    ['with faults', { ...checked, faults: ['mount: it throws'] }],
    ['checked against another shell', { ...checked, shells: ['shell0000'] }],
  ])('promote a build %s for a reason alone, which is stored first', async (_what, check) => {
    const rendered = await render({ check, answers: { 'registry.check': {} } });
    const { user } = rendered;
    const { dialog, send } = await openAct(rendered, 'stable로 옮기기');
    await user.selectOptions(dialog.getByLabelText(/^빌드/), next);
    await send();
    expect(listCalls(rendered.shell)).toEqual([]);

    await user.type(dialog.getByLabelText(/이유/), '장애를 먼저 멈춥니다.');
    await send();

    await (await releases()).findByText(/옮겼습니다/);
    expect(listCalls(rendered.shell)).toMatchObject([
      {
        path: `/api/v1/registry/mf-travel/releases/${next}/check`,
        body: { reason: '장애를 먼저 멈춥니다.', person: aMember().userInfo?.user_nm },
      },
      { path: '/api/v1/registry/mf-travel/channels/stable' },
    ]);
  });

  it('roll back to the build before', async () => {
    const rendered = await render();
    const { send } = await openAct(rendered, '이전 빌드로 되돌리기');

    await send();

    await (await releases()).findByText(/되돌렸습니다/);
    expect(listCalls(rendered.shell)).toMatchObject([{ body: { to: 'build0000cccc', expect: stable } }]);
  });

  it('start a canary with a share of 1 to 10 percent', async () => {
    const rendered = await render({ answers: { 'registry.startCanary': {} } });
    const { user } = rendered;
    const { dialog, send } = await openAct(rendered, '카나리 시작');
    await user.selectOptions(dialog.getByLabelText(/^빌드/), next);
    const share = dialog.getByLabelText(/방문자 비율/);
    await user.clear(share);
    await user.type(share, '50');
    await send();
    expect(share).toBeInvalid();

    await user.clear(share);
    await user.type(share, '3');
    await send();

    await (await releases()).findByText(/카나리 build000을\(를\) 시작했습니다/);
    expect(listCalls(rendered.shell)).toMatchObject([{ method: 'POST', body: { to: next, share: 3 } }]);
  });

  it('end a running canary, beside which no other can be started', async () => {
    const rendered = await render({ canaries: [aCanary], answers: { 'registry.stopCanary': {} } });
    const { dialog, send } = await openAct(rendered, '카나리 끝내기');
    expect(dialog.queryByRole('radio', { name: '카나리 시작' })).not.toBeInTheDocument();

    await send();

    expect(await (await releases()).findByText(`${id}의 카나리를 끝냈습니다.`)).toBeVisible();
    expect(listCalls(rendered.shell)).toEqual([
      { method: 'DELETE', path: '/api/v1/registry/mf-travel/canary', body: undefined },
    ]);
  });

  it('end no canary where none runs', async () => {
    const ended = { ...aCanary, state: 'STOPPED', endedDt: at } as const;
    const { dialog } = await openAct(await render({ canaries: [ended] }), '카나리 시작');

    expect(dialog.queryByRole('radio', { name: '카나리 끝내기' })).not.toBeInTheDocument();
  });

  it('remove the remote once its name and a reason are typed', async () => {
    const rendered = await render({ answers: { 'registry.remove': { area: ['/travel'], freeDt: at } } });
    const { user } = rendered;
    const { dialog, send } = await openAct(rendered, '리모트 내리기');
    expect(dialog.getByText(/모든 채널에서 내립니다/)).toBeVisible();
    await user.type(dialog.getByLabelText(/^이유/), '다른 팀으로 옮깁니다.');
    await user.type(dialog.getByLabelText(/이름 확인/), 'mf-trave');
    await send();
    expect(listCalls(rendered.shell)).toEqual([]);

    await user.type(dialog.getByLabelText(/이름 확인/), 'l');
    await send();

    await (await releases()).findByText(`${id}을(를) 내렸습니다.`);
    expect(listCalls(rendered.shell)).toMatchObject([
      { path: '/api/v1/registry/mf-travel/removal', body: { reason: '다른 팀으로 옮깁니다.' } },
    ]);
  });

  it('overrule a build that the matrix blocks', async () => {
    const builds = [{ id, buildId: next, overruledBy: null, reason: null }];
    const outcome = {
      spec: 'journey',
      passed: false,
      detail: '',
      person: '한가람',
      site: null,
      reportedDt: at,
      builds,
    };
    const rendered = await render({ outcomes: [outcome], answers: { 'registry.overrule': { overruled: 1 } } });
    const { dialog, send } = await openAct(rendered, '시험 실패 예외 인정');

    await rendered.user.type(dialog.getByLabelText(/이유/), '시험 서버의 장애입니다.');
    await send();

    await (await releases()).findByText(/예외로 인정했습니다/);
    expect(listCalls(rendered.shell)).toMatchObject([{ path: `/api/v1/registry/mf-travel/releases/${next}/overrule` }]);
  });

  it('say why the server refuses, and keep what was typed', async () => {
    const release = { field: 'release', code: 'conflict', message: 'stable of mf-travel is not at build0001aaaa' };
    const conflict = refusal('4000', '', { fieldErrors: [release] });
    const rendered = await render({ answers: { 'registry.channel': conflict } });
    const { dialog, send } = await openAct(rendered, 'stable로 옮기기');
    await rendered.user.selectOptions(dialog.getByLabelText(/^빌드/), next);
    await send();

    expect(await dialog.findByRole('alert')).toHaveTextContent(/먼저 바꾸었습니다.*is not at build0001aaaa/);
    expect(dialog.getByLabelText(/^빌드/)).toHaveValue(next);
  });
});

describe('tokens on the page of releases', () => {
  it('are given with an end, and shown once', async () => {
    const answers = { 'registry.giveToken': { tokenUid: aToken.tokenUid, token: 'hsr_secret' } };
    const { shell, user } = await render({ answers });
    await user.click((await section('릴리스 토큰')).getByRole('button', { name: '토큰 발급' }));
    const dialog = within(await screen.findByRole('dialog', { name: '토큰 발급' }));
    await user.click(dialog.getByRole('button', { name: '토큰 발급' }));
    expect(dialog.getByRole('textbox', { name: /이름/ })).toBeInvalid();

    await user.type(dialog.getByRole('textbox', { name: /이름/ }), 'CI');
    await user.click(dialog.getByRole('button', { name: '토큰 발급' }));

    const shown = within(await screen.findByRole('dialog', { name: '새 토큰' }));
    expect(shown.getByText('hsr_secret')).toBeVisible();
    expect(listCalls(shell)).toMatchObject([
      {
        path: '/api/v1/registry/mf-travel/tokens',
        body: { kind: 'TOKEN', name: 'CI', readYn: 'N', untilDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      },
    ]);
    await user.click(shown.getByText('닫기'));
    expect(screen.queryByText('hsr_secret')).not.toBeInTheDocument();
  });

  it('name issuer and subject for a CI service', async () => {
    const answers = { 'registry.giveToken': { tokenUid: aToken.tokenUid, token: null } };
    const { shell, user } = await render({ acts: ['*'], answers });
    await user.click((await section('릴리스 토큰')).getByRole('button', { name: '토큰 발급' }));
    const dialog = within(await screen.findByRole('dialog', { name: '토큰 발급' }));
    await user.type(dialog.getByRole('textbox', { name: /리모트/ }), 'mf-lectures');
    await user.click(dialog.getByRole('radio', { name: /OIDC/ }));
    await user.type(dialog.getByRole('textbox', { name: /^이름/ }), 'GitHub');
    await user.click(dialog.getByRole('button', { name: '토큰 발급' }));
    expect(dialog.getByRole('textbox', { name: /대상/ })).toBeInvalid();
    await user.type(dialog.getByRole('textbox', { name: /대상/ }), 'repo:x');
    await user.click(dialog.getByRole('button', { name: '토큰 발급' }));

    expect(await screen.findByText('GitHub 토큰을 발급했습니다.')).toBeVisible();
    expect(listCalls(shell)).toMatchObject([
      {
        path: '/api/v1/registry/mf-lectures/tokens',
        body: { kind: 'OIDC', issuer: 'https://ci.example', subject: 'repo:x' },
      },
    ]);
  });

  it('are ended after a question', async () => {
    const { shell, user } = await render({ answers: { 'registry.endToken': {} } });

    await user.click(await (await section('릴리스 토큰')).findByRole('button', { name: '배포 서버 토큰 끝내기' }));

    expect(await screen.findByText('배포 서버 토큰을 끝냈습니다.')).toBeVisible();
    expect(listCalls(shell)).toMatchObject([
      { method: 'DELETE', path: `/api/v1/registry/mf-travel/tokens/${aToken.tokenUid}` },
    ]);
  });
});

describe('webhooks on the page of releases', () => {
  it('are added with their events, and the key of signatures is shown once', async () => {
    const answers = { 'registry.addHook': { hookUid: aHook.hookUid, secret: 'hsw_secret' } };
    const { shell, user } = await render({ answers });
    await user.click((await section('웹훅')).getByRole('button', { name: '웹훅 추가' }));
    const dialog = within(await screen.findByRole('dialog', { name: '웹훅 추가' }));
    await user.type(dialog.getByRole('textbox', { name: /주소/ }), 'http://hooks.example/x');
    await user.click(dialog.getByRole('button', { name: '웹훅 추가' }));
    expect(dialog.getByRole('textbox', { name: /주소/ })).toBeInvalid();

    await user.clear(dialog.getByRole('textbox', { name: /주소/ }));
    await user.type(dialog.getByRole('textbox', { name: /주소/ }), 'https://hooks.example/x');
    await user.click(dialog.getByRole('checkbox', { name: '조합 시험 실패' }));
    await user.click(dialog.getByRole('button', { name: '웹훅 추가' }));

    expect(await screen.findByText('hsw_secret')).toBeVisible();
    expect(listCalls(shell)).toMatchObject([
      {
        path: '/api/v1/registry/mf-travel/hooks',
        body: { url: 'https://hooks.example/x', events: ['release.moved', 'canary.returned'] },
      },
    ]);
  });

  it('show their last deliveries, which can be sent again', async () => {
    const { shell, user } = await render({ answers: { 'registry.resendHook': {} } });
    const hooks = await section('웹훅');
    const row = await hooks.findByRole('row', { name: /stable 이동/ });
    for (const text of ['실패', '12회 시도', 'HTTP 500']) expect(row).toHaveTextContent(text);

    await user.click(within(row).getByRole('button', { name: /다시 보내기$/ }));

    expect(await hooks.findByText('곧 다시 보냅니다.')).toBeVisible();
    expect(listCalls(shell)).toMatchObject([
      { path: `/api/v1/registry/mf-travel/hooks/${aHook.hookUid}/deliveries/${aHook.deliveries[0]?.deliveryUid}` },
    ]);
  });

  it('are removed after a question', async () => {
    const { shell, user } = await render({ answers: { 'registry.removeHook': {} } });

    await user.click(await (await section('웹훅')).findByRole('button', { name: /웹훅 삭제$/ }));

    expect(await screen.findByText('웹훅을 삭제했습니다.')).toBeVisible();
    expect(listCalls(shell)).toMatchObject([{ method: 'DELETE' }]);
  });
});
