import { createPrivateKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Secrets {
  /** Derives 32 bytes for a purpose; deterministic. */
  derive(purpose: string): Buffer;
}

export function createSecrets(secretKey: string): Secrets {
  return { derive: (purpose) => Buffer.from(hkdfSync('sha256', secretKey, 'haesol', purpose, 32)) };
}

/** DER of a PKCS#8 Ed25519 key up to its 32-byte seed (RFC 8410). */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives a private Ed25519 key for a purpose; the same in all processes with one secret key. */
export const deriveSigningKey = (secrets: Secrets, purpose: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([ed25519Prefix, secrets.derive(purpose)]),
    format: 'der',
    type: 'pkcs8',
  });

/** Returns the configured key, or in demo mode a key that is created once in the data directory. */
export async function readSecretKey(config: { secretKey: string | undefined; dataDir: string }): Promise<string> {
  if (config.secretKey !== undefined) return config.secretKey;
  const file = path.join(config.dataDir, 'secret.key');
  await mkdir(config.dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
