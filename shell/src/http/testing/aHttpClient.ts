import type { Envelope } from '@haesol/remote/shell-api';
import type { CommandInfo } from '../commandLogAtoms.ts';
import { createHttpClient, type HttpClientSettings } from '../httpClient.ts';

/** Client with the session of a visitor and a record of its calls to the shell. */
export function aHttpClient(overrides: Partial<HttpClientSettings> = {}) {
  const commands: CommandInfo[] = [];
  const ends: (Envelope | undefined)[] = [];
  const serverDates: number[] = [];
  const clock = { now: 1_000_000 };
  const client = createHttpClient({
    sessionReady: () => Promise.resolve(),
    accessToken: () => '',
    refresh: () => Promise.resolve(false),
    hasRefreshToken: () => false,
    onSessionEnd: (envelope) => void ends.push(envelope),
    record: (command) => void commands.push(command),
    onServerDate: (serverMs) => void serverDates.push(serverMs),
    now: () => clock.now,
    pageAnswers: { has: () => false, take: () => undefined, clear: () => undefined },
    ...overrides,
  });
  return { client, commands, ends, serverDates, clock };
}
