import type { RegistryClient } from './registryClient.ts';

/** Returns the build of a channel, or null. */
export async function findCurrent(client: RegistryClient, id: string, channel: string): Promise<string | null> {
  const builds = await client.releases(id);
  return builds.find(({ channels }) => channels.includes(channel))?.buildId ?? null;
}
