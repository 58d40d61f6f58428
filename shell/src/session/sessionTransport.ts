import type { UserInfo } from '@haesol/shared/shell-api';
import type { SessionTransport } from './session.ts';

const timeoutMs = 10_000;

interface Answer<T> {
  readonly status: { readonly code: string };
  readonly data: T;
}

/**
 * A call of the session itself: past the client, which waits for the session. Undefined when the server refuses.
 * @throws when there is no answer to rely on: a server that is away says nothing about a session
 */
async function ask<T>(method: 'GET' | 'POST', path: string, accessToken?: string): Promise<T | undefined> {
  const response = await fetch(path, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    ...(accessToken !== undefined && { headers: { Authorization: `Bearer ${accessToken}` } }),
  });
  if (response.status >= 500) throw new Error(`${path} was answered with ${response.status}`);
  if (!response.ok) return undefined;
  const { status, data } = (await response.json()) as Answer<T>;
  return status.code === '200' ? data : undefined;
}

export function createSessionTransport(): SessionTransport {
  return {
    refresh: () => ask<{ accessToken: string }>('POST', '/api/v1/auth/refresh'),
    loadUser: (accessToken) => ask<UserInfo>('GET', '/api/v1/auth/me', accessToken),
    logout: async (accessToken) => void (await ask('POST', '/api/v1/auth/logout', accessToken)),
  };
}
