import { channel } from 'node:diagnostics_channel';
import { errorCodes } from '@haesol/contracts/common';
import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../../http/apiError.ts';
import { toClientNetwork } from '../../../http/clientNetwork.ts';
import { waitingHashesPerAddress } from '../../../http/limits/fixedLimits.ts';

/** 19 MiB, two passes, one lane (OWASP); about 10–40 ms each on a libuv thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Leaves one of the four libuv threads for files and name lookups. */
const parallelHashes = 3;
const maxWaiting = 200;

/** Publishes each hash, so that tests can count them. */
export const hashChannel = channel('haesol.password.hash');

let running = 0;
const waiting: { readonly network: string; start(): void }[] = [];

/** Limits concurrent hashes. @throws {ApiError} 503 while too many wait, of one address or in total */
async function withTurn<T>(ip: string, work: () => Promise<T>): Promise<T> {
  hashChannel.publish(undefined);
  if (running >= parallelHashes) {
    const network = toClientNetwork(ip);
    const own = waiting.filter((other) => other.network === network).length;
    if (waiting.length >= maxWaiting || own >= waitingHashesPerAddress) {
      throw new ApiError(errorCodes.serverError, { http: 503, retryAfterSec: 2 });
    }
    await new Promise<void>((start) => waiting.push({ network, start }));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next.start();
  }
}

let dummy: Promise<string> | undefined;

/** @param ip address of the requester; empty for the server's own hashes */
export function hashPassword(password: string, ip = ''): Promise<string> {
  return withTurn(ip, () => hash(password.normalize('NFC'), cost));
}

/** Constant time: hashing runs for accounts without a password and for unknown accounts, too. */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  ip: string,
): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const known = stored ?? (await dummy);
  const matches = await withTurn(ip, () => verify(known, password.normalize('NFC')));
  return matches && stored != null;
}
