import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import type { Config } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { createCiTokens } from './ciTokens.ts';
import { findMemberCaller } from './memberCaller.ts';
import { findCiTokens, findTokenByHash, hashTeamToken, isTeamToken, markUsed } from './tokenRepository.ts';

/** File in the data directory with the demo mode's token for all remotes. */
export const demoTokenFile = 'release-token';
/** File with the demo mode's token for reporting matrix results. */
const demoQaTokenFile = 'qa-token';

/** Caller of the registry. */
export interface TeamCaller {
  /** Remotes that the caller may release: `mf-travel`, `mf-travel:read`, `*`, `*:read`, or `qa` for the matrix. */
  readonly scopes: readonly string[];
  /** Proof for the audit; null for a token of the environment. */
  readonly proof: string | null;
  /** Name of the account of a member, which replaces the name that the call gives. */
  readonly person: string | null;
}

/** Finds the caller of a bearer token; undefined for an unknown, expired or ended one. */
export type FindCaller = (token: string) => Promise<TeamCaller | undefined>;

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

/** @returns undefined for text that is no JWT */
function readIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

/**
 * Creates the search for callers: tokens of `RELEASE_TOKENS` or of demo mode, tokens that teams were given, tokens of trusted CI
 * services, and sessions of members. Reads the database each time, so that an ended token is refused at once.
 */
export async function createReleaseTokens(context: AppContext): Promise<FindCaller> {
  const { clock, config, db } = context;
  const fixed = await listTokens(config);
  const ciTokens = createCiTokens(config);
  const toScope = (row: { remote_id: string; is_read: boolean }) => `${row.remote_id}${row.is_read ? ':read' : ''}`;

  async function findGiven(token: string): Promise<TeamCaller | undefined> {
    const row = await findTokenByHash(db, hashTeamToken(token));
    if (row === undefined) return undefined;
    await markUsed(db, [row.token_uid]);
    return { scopes: [toScope(row)], proof: `token ${row.name}`, person: null };
  }

  async function findCi(token: string, issuer: string): Promise<TeamCaller | undefined> {
    const subject = await ciTokens.readSubject(token, issuer, await clock.now());
    const rows = subject === undefined ? [] : await findCiTokens(db, issuer, subject);
    if (rows.length === 0) return undefined;
    const uids = rows.map(({ token_uid }) => token_uid);
    await markUsed(db, uids);
    return { scopes: rows.map(toScope), proof: `ci ${subject}`, person: null };
  }

  return async (token) => {
    const scopes = fixed.filter(([, known]) => isSame(known, token)).map(([name]) => name);
    if (scopes.length > 0) return { scopes, proof: null, person: null };
    if (isTeamToken(token)) return findGiven(token);
    const issuer = readIssuer(token);
    if (issuer !== undefined && config.oidcIssuers.has(issuer)) return findCi(token, issuer);
    return findMemberCaller(context, token);
  };
}
