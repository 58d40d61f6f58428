import { createHmac } from 'node:crypto';
import { type RegistryOverride, releaseBuild, releaseId } from '@haesol/contracts/release';
import { isEqual } from '../../http/constantTime.ts';
import type { Secrets } from '../../http/secrets.ts';

/** Choice of one browser. */
export interface SealedOverride extends RegistryOverride {
  /** Session in which the ports were chosen; they end with it. */
  readonly sessionId?: string | undefined;
}

/** Formats as `mf-library@0abc12de,shell@9f8e7d6c`, in a fixed order. */
export function toBuildsText(builds: RegistryOverride['builds']): string {
  return Object.entries(builds)
    .map(([id, buildId]) => `${id}@${buildId}`)
    .sort()
    .join(',');
}

/** Formats builds and ports as `mf-library@0abc12de,mf-travel@:9001`. */
export function toOverrideText({ builds, ports = {} }: Pick<RegistryOverride, 'builds' | 'ports'>): string {
  const local = Object.entries(ports).map(([id, port]) => [id, `:${port}`]);
  return toBuildsText({ ...builds, ...Object.fromEntries(local) });
}

type Chosen = Pick<SealedOverride, 'builds' | 'ports' | 'sessionId'>;

function readOverrideText(text: string): Chosen | undefined {
  const [list = '', sessionId] = text.split('!');
  const pairs = list.split(',').map((part) => part.split('@'));
  const isLocal = ([, target = '']: readonly string[]) => /^:\d{4,5}$/.test(target);
  const isGood = pairs.every(
    ([id, target, ...rest]) =>
      rest.length === 0 &&
      releaseId.safeParse(id).success &&
      (isLocal(['', target ?? '']) || releaseBuild.safeParse(target).success),
  );
  if (!isGood) return undefined;
  const builds = Object.fromEntries(pairs.filter((pair) => !isLocal(pair))) as Record<string, string>;
  const ports = pairs.filter(isLocal).map(([id = '', target = '']) => [id, Number(target.slice(1))] as const);
  return { builds, ...(ports.length > 0 && { ports: Object.fromEntries(ports), sessionId }) };
}

/**
 * Signs an override with its expiry. Cookie and link have different keys, so that neither can replace the other.
 * @param now milliseconds since the epoch
 */
export function createOverrideSeal(secrets: Secrets, purpose: 'cookie' | 'link') {
  const key = secrets.derive(`override ${purpose}`);
  const sign = (text: string, until: string) => createHmac('sha256', key).update(`${until} ${text}`).digest();

  return {
    seal({ until, sessionId, ...chosen }: SealedOverride) {
      const text = `${toOverrideText(chosen)}${sessionId === undefined ? '' : `!${sessionId}`}`;
      return { text, until: String(until), mac: sign(text, String(until)).toString('base64url') };
    },

    /** @returns undefined if unsigned, changed, or expired */
    open({ text, until, mac }: { text: string; until: string; mac: string }, now: number): SealedOverride | undefined {
      if (!isEqual(Buffer.from(mac, 'base64url'), sign(text, until)) || !(Number(until) > now)) return undefined;
      const chosen = readOverrideText(text);
      return chosen && { ...chosen, until: Number(until) };
    },
  };
}
