import type { RegistryClient } from './registryClient.ts';

/** Build that a channel points at; null when it points at nothing. */
export async function findCurrent(client: RegistryClient, id: string, channel: string): Promise<string | null> {
  const builds = await client.releases(id);
  return builds.find(({ channels }) => channels.includes(channel))?.buildId ?? null;
}
