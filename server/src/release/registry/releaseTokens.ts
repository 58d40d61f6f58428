import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

/** File in the data directory with the demo mode's token for all remotes. */
export const demoTokenFile = 'release-token';
/** File with the demo mode's token for reporting matrix results. */
const demoQaTokenFile = 'qa-token';

/** Scope of a token: `publish` includes `read`; `foreign` is another team's. */
export type TokenScope = 'publish' | 'read' | 'foreign' | 'unknown';

export interface ReleaseTokens {
  /** Returns the token's scope for a remote, or the shell. */
  scopeOf(id: string, token: string): TokenScope;
  /** Returns the token's scope for results of the matrix. */
  scopeOfQa(token: string): 'publish' | 'foreign' | 'unknown';
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

async function readDemoToken(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  // Fails if the file exists: the first of several starts creates it.
  await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return (await readFile(file, 'utf8')).trim();
}

/**
 * Creates the tokens of demo mode without `RELEASE_TOKENS`, once in the data directory: one for all remotes and one for the
 * matrix.
 */
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

/** Loads the tokens of `RELEASE_TOKENS`, or those of demo mode. */
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
