import { createHmac } from 'node:crypto';
import { type RegistryOverride, releaseBuild, releaseId } from '@haesol/contracts/release';
import { isEqual } from '../../http/constantTime.ts';
import type { Secrets } from '../../http/secrets.ts';

/** Formats as `mf-library@0abc12de,shell@9f8e7d6c`, in a fixed order. */
export function toBuildsText(builds: RegistryOverride['builds']): string {
  return Object.entries(builds)
    .map(([id, buildId]) => `${id}@${buildId}`)
    .sort()
    .join(',');
}

function readBuildsText(text: string): Record<string, string> | undefined {
  const pairs = text.split(',').map((part) => part.split('@'));
  const isGood = pairs.every(
    ([id, buildId, ...rest]) =>
      rest.length === 0 && releaseId.safeParse(id).success && releaseBuild.safeParse(buildId).success,
  );
  return isGood ? (Object.fromEntries(pairs) as Record<string, string>) : undefined;
}

/**
 * Signs an override with its expiry. Cookie and link have different keys, so that neither can replace the other.
 * @param now milliseconds since the epoch
 */
export function createOverrideSeal(secrets: Secrets, purpose: 'cookie' | 'link') {
  const key = secrets.derive(`override ${purpose}`);
  const sign = (text: string, until: string) => createHmac('sha256', key).update(`${until} ${text}`).digest();

  return {
    seal({ builds, until }: RegistryOverride) {
      const text = toBuildsText(builds);
      return { text, until: String(until), mac: sign(text, String(until)).toString('base64url') };
    },

    /** @returns undefined if unsigned, changed, or expired */
    open(
      { text, until, mac }: { text: string; until: string; mac: string },
      now: number,
    ): RegistryOverride | undefined {
      if (!isEqual(Buffer.from(mac, 'base64url'), sign(text, until)) || !(Number(until) > now)) return undefined;
      const builds = readBuildsText(text);
      return builds && { builds, until: Number(until) };
    },
  };
}
