import { type MatrixOutcome, matrixLink, matrixReport, outcomesPerCall } from '@haesol/contracts/release';
import { MfError } from '../contract/MfError.ts';
import { createTransport } from '../mf/transport.ts';
import type { Mix } from './listMixes.ts';

const qaTokenHelp =
  'Set HAESOL_QA_TOKEN to the token qa of the server (RELEASE_TOKENS). In demo mode the server makes one into qa-token of its data directory: set HAESOL_DATA_DIR to that directory.';

const asJson = (method: 'POST', body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Matrix endpoints of a running server. Every method throws {@link MfError}. */
export function createMatrixClient(server: string, token: string | undefined) {
  if (token === undefined) throw new MfError('There is no QA token', qaTokenHelp);
  const base = server.replace(/\/+$/, '');
  const { ask, callAt } = createTransport(base, token);
  return {
    /** Requests the cookie that overrides builds in one browser: `name=value`. */
    async takeCookie(builds: Mix): Promise<string> {
      const { search } = await callAt(
        'matrix',
        '/api/v1/matrix/links',
        matrixLink.response,
        asJson('POST', { builds }),
      );
      const response = await ask(`/${search}`, { redirect: 'manual', headers: { accept: 'text/html' } });
      const cookie = response.headers.getSetCookie().find((text) => /^[\w-]*hs_mf=[^;]/.test(text));
      if (cookie === undefined) throw new MfError(`${base} gave no cookie for the link to a mix`);
      return cookie.split(';')[0] ?? '';
    },

    /** @returns number of saved outcomes */
    async report(outcomes: readonly MatrixOutcome[], origin: { person: string; site: string | null }): Promise<number> {
      let saved = 0;
      for (let at = 0; at < outcomes.length; at += outcomesPerCall) {
        const body = { ...origin, outcomes: outcomes.slice(at, at + outcomesPerCall) };
        saved += (await callAt('matrix', '/api/v1/matrix/results', matrixReport.response, asJson('POST', body))).saved;
      }
      return saved;
    },
  };
}
