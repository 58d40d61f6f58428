import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

/** File of the data directory with the one token of demo mode, which is good for every remote. */
export const demoTokenFile = 'release-token';
/** The same with the token of demo mode that reports what the matrix found. */
const demoQaTokenFile = 'qa-token';

/** What a token is good for: `publish` includes `read`; `foreign` is another team's, `unknown` nobody's. */
export type TokenScope = 'publish' | 'read' | 'foreign' | 'unknown';

export interface ReleaseTokens {
  /** What the token may do with a remote, or the shell. */
  scopeOf(id: string, token: string): TokenScope;
  /** What the token may do with results of the matrix. */
  scopeOfQa(token: string): 'publish' | 'foreign' | 'unknown';
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

async function readDemoToken(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  // Fails when the file is there: the first start of several makes it.
  await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return (await readFile(file, 'utf8')).trim();
}

/** In demo mode without `RELEASE_TOKENS`: one token for all remotes and one for the matrix, made once into the data directory. */
async function listTokens({
  mode,
  dataDir,
  releaseTokens,
}: Pick<Config, 'mode' | 'dataDir' | 'releaseTokens'>): Promise<readonly (readonly [string, string])[]> {
  if (mode !== 'demo' || releaseTokens.size > 0) return [...releaseTokens];
  return [
    ['*', await readDemoToken(dataDir, demoTokenFile)],
    ['qa', await readDemoToken(dataDir, demoQaTokenFile)],
  ];
}

/** Tokens of `RELEASE_TOKENS`, or those of demo mode. */
export async function loadReleaseTokens(
  config: Pick<Config, 'mode' | 'dataDir' | 'releaseTokens'>,
): Promise<ReleaseTokens> {
  const tokens = await listTokens(config);
  const listNames = (token: string) => tokens.filter(([, known]) => isSame(known, token)).map(([name]) => name);
  const missing = (names: readonly string[]) => (names.length > 0 ? 'foreign' : 'unknown');
  return {
    scopeOf(id, token) {
      const names = listNames(token);
      if (names.includes(id) || names.includes('*')) return 'publish';
      const isReader = [`${id}:read`, '*:read', 'qa'].some((name) => names.includes(name));
      return isReader ? 'read' : missing(names);
    },
    scopeOfQa(token) {
      const names = listNames(token);
      return names.includes('qa') ? 'publish' : missing(names);
    },
  };
}
