import { sendTo } from '../../testing/testApp.ts';
import { type OverrideSite, openOverrideSite, releaseToken } from '../override/testOverride.ts';

const qaToken = 'token-of-quality-people';
const readToken = 'token-that-only-reads';

const shellToken = 'token-of-team-shell';
export const base = '/api/v1/registry/mf-infoplaza';

/** Tokens by owner. */
export const tokens = { qa: qaToken, reader: readToken, team: releaseToken, shell: shellToken, nobody: 'nobodys' };

/** Opens the site of overrides with tokens of every kind. `build0002` and `shell0002` were never released. */
export async function openMatrixSite(options: { isRendered?: boolean } = {}) {
  const names = [
    `mf-infoplaza=${tokens.team}`,
    `shell=${tokens.shell}`,
    `mf-infoplaza:read=${tokens.reader}`,
    `qa=${tokens.qa}`,
  ];
  const site: OverrideSite = await openOverrideSite({ ...options, environment: { RELEASE_TOKENS: names.join(',') } });

  async function ask(
    method: 'DELETE' | 'GET' | 'POST' | 'PATCH' | 'PUT',
    url: string,
    token: string,
    payload?: object,
  ) {
    const response = await sendTo(site.app, method, url, payload, { headers: { authorization: `Bearer ${token}` } });
    const { status, data } = response.json();
    return { code: status.code as string, data, message: data?.fieldErrors?.[0]?.message as string | undefined };
  }

  return {
    ...site,
    ask,
    /** Reports the result of a spec for a remote's build with a shell's. */
    report: (shell: string, build: string, passed: boolean, { spec = 'journey', token = tokens.qa } = {}) =>
      ask('POST', '/api/v1/matrix/results', token, {
        person: '한가람',
        site: null,
        outcomes: [{ builds: { shell, 'mf-infoplaza': build }, spec, passed, detail: passed ? '' : '목록을 연다' }],
      }),
    /** Moves `stable` of the remote, or of the shell. */
    move: (to: string, expect: string | null, id: 'mf-infoplaza' | 'shell' = 'mf-infoplaza') =>
      ask('PATCH', `/api/v1/registry/${id}/channels/stable`, id === 'shell' ? tokens.shell : tokens.team, {
        to,
        expect,
      }),
    overrule: (build: string, body: object, token = tokens.team) =>
      ask('POST', `${base}/releases/${build}/overrule`, token, body),
  };
}

export type MatrixSite = Awaited<ReturnType<typeof openMatrixSite>>;
