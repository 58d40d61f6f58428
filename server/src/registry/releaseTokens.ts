import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** File of the data directory with the one token of demo mode, which is good for every remote. */
export const demoTokenFile = 'release-token';

export interface ReleaseTokens {
  /** `unknown` is nobody's token, `foreign` another team's. */
  check(id: string, token: string): 'own' | 'foreign' | 'unknown';
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

async function readDemoToken(dataDir: string): Promise<string> {
  const file = join(dataDir, demoTokenFile);
  await mkdir(dataDir, { recursive: true });
  // Fails when the file is there: the first start of several makes it.
  await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return (await readFile(file, 'utf8')).trim();
}

/** Tokens of `RELEASE_TOKENS`; in demo mode without any, one that is made once into the data directory. */
export async function loadReleaseTokens(
  config: Pick<Config, 'mode' | 'dataDir' | 'releaseTokens'>,
): Promise<ReleaseTokens> {
  const needsDemoToken = config.mode === 'demo' && config.releaseTokens.size === 0;
  const demoToken = needsDemoToken ? await readDemoToken(config.dataDir) : undefined;
  return {
    check(id, token) {
      if (demoToken !== undefined && isSame(demoToken, token)) return 'own';
      const teams = [...config.releaseTokens].filter(([, known]) => isSame(known, token)).map(([team]) => team);
      if (teams.includes(id)) return 'own';
      return teams.length > 0 ? 'foreign' : 'unknown';
    },
  };
}
