import { MfError } from '../contract/MfError.ts';
import type { RegistryClient, RegistryDocument } from './registryClient.ts';
import { type FoundToken, tokenHelp } from './releaseToken.ts';

/** Result of one check; `help` explains what to do about a failure. */
export interface Finding {
  readonly isGood: boolean;
  readonly text: string;
  readonly help?: string;
}

const good = (text: string): Finding => ({ isGood: true, text });
const bad = (text: string, help?: string): Finding => ({ isGood: false, text, ...(help !== undefined && { help }) });

/** Converts an error of a step to its finding. */
async function look(step: () => Promise<Finding>): Promise<Finding> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof MfError) return bad(error.message, error.help);
    throw error;
  }
}

async function examineRemote(
  client: RegistryClient,
  registry: RegistryDocument | undefined,
  id: string,
): Promise<Finding[]> {
  let builds: readonly { buildId: string; channels: readonly string[] }[] = [];
  const allowed = await look(async () => {
    builds = await client.releases(id);
    return good(`${id}: the token is good, ${builds.length} builds are kept`);
  });
  if (!allowed.isGood || id === 'shell') return [allowed];
  const stable = builds.find(({ channels }) => channels.includes('stable'));
  const served = registry?.remotes[id];
  if (builds.length === 0) return [allowed, bad(`${id}: nothing is published`, `npm run mf -- publish ${id}`)];
  if (stable === undefined) {
    return [
      allowed,
      bad(
        `${id}: channel stable points at nothing, so no page shows it`,
        `npm run mf -- pin ${id} ${builds[0]?.buildId}`,
      ),
    ];
  }
  if (served === undefined) {
    return [allowed, good(`${id}: stable is at ${stable.buildId}; the remote has roles, so visitors do not see it`)];
  }
  const isServed =
    served.buildId === stable.buildId
      ? good(`${id}: stable is at ${stable.buildId}, and that is what pages get`)
      : bad(
          `${id}: stable is at ${stable.buildId}, but pages still get ${served.buildId}`,
          'It takes a second at most: repeat the command.',
        );
  if (served.enabled) return [allowed, isServed];
  return [
    allowed,
    isServed,
    bad(`${id}: it is out of service (${served.notice ?? 'no notice'})`, `npm run mf -- on ${id}`),
  ];
}

/** Checks server, token and remotes in the order of their dependencies; stops at the first failure that prevents the next. */
export async function examine(
  client: RegistryClient,
  found: FoundToken,
  ids: readonly string[],
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const server = await look(async () => {
    const status = await client.ping();
    if (status === 200) return good(`${client.server} is ready`);
    return bad(`${client.server}/readyz answers ${status}`, 'The server or its database is not up: look at its log.');
  });
  findings.push(server);
  if (!server.isGood) return findings;

  let registry: RegistryDocument | undefined;
  findings.push(
    await look(async () => {
      registry = await client.registry();
      const { version, shell, remotes } = registry;
      return good(`registry ${version}: shell ${shell.buildId} and ${Object.keys(remotes).length} remotes`);
    }),
  );
  if (found.token === undefined) return [...findings, bad(`no token in ${found.from}`, tokenHelp)];
  findings.push(good(`the token comes from ${found.from}`));
  for (const id of ids) findings.push(...(await examineRemote(client, registry, id)));
  return findings;
}
