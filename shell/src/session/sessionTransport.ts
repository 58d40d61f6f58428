import { errorCodes } from '@haesol/contracts/common';
import type { SessionTransport } from './session.ts';
import type { RefreshedSession } from './sessionRenewal.ts';

const timeoutMs = 10_000;

interface Answer<T> {
  readonly status: { readonly code: string };
  readonly data: T;
}

/** Code of a refresh that another tab won; the new cookie arrives a moment later. */
const superseded = errorCodes.refreshedElsewhere;
const supersededPauseMs = 300;
const maxTries = 4;

/**
 * Sends a request of the session itself, without the client, which waits for the session.
 * @returns undefined when the server refuses
 * @throws without a reliable answer: an unreachable server does not end the session
 */
async function ask<T>(path: string, accessToken?: string): Promise<Answer<T> | undefined> {
  const response = await fetch(path, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    ...(accessToken !== undefined && { headers: { Authorization: `Bearer ${accessToken}` } }),
  });
  if (response.status >= 500) throw new Error(`${path} was answered with ${response.status}`);
  return response.ok ? ((await response.json()) as Answer<T>) : undefined;
}

export function createSessionTransport(): SessionTransport {
  return {
    async refresh(isIdle = false) {
      const path = `/api/v1/auth/refresh${isIdle ? '?idleYn=Y' : ''}`;
      for (let attempt = 1; ; attempt += 1) {
        const answer = await ask<RefreshedSession>(path);
        if (answer?.status.code === '200') return answer.data;
        if (answer?.status.code !== superseded || attempt === maxTries) return undefined;
        await new Promise((resolve) => setTimeout(resolve, supersededPauseMs));
      }
    },
    logout: async (accessToken) => void (await ask('/api/v1/auth/logout', accessToken)),
  };
}
