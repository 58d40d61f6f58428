import { errorCodes } from '@haesol/contracts/common';
import {
  canaryList,
  canaryStart,
  canaryStop,
  checkReleaseEndpoint,
  getManifestEndpoint,
  getReleaseEndpoint,
  getReleaseFileEndpoint,
  getSourceMapEndpoint,
  listReleaseAuditEndpoint,
  listReleasesEndpoint,
  overruleEndpoint,
  previewLinkEndpoint,
  publishReleaseEndpoint,
  type ReleaseManifest,
  releaseManifest,
  removeRemoteEndpoint,
} from '@haesol/contracts/release';
import * as z from 'zod/mini';
import { contractFileName, shellContract } from '../build/contractSchemas.ts';
import type { Artifact, NamedShell } from '../contract/checkContract.ts';
import { MfError } from '../contract/MfError.ts';
import { readSiteRelease } from '../dev/siteRelease.ts';
import { callsDocument } from './callTypes.ts';
import { type AskOptions, createTransport, notAPortal } from './transport.ts';

/** The server compresses every file at the highest quality before it responds. */
const publishTimeoutMs = 180_000;
/** Fields of a remote in `/registry.json` that the commands read. */
const registryDocument = z.object({
  version: z.string(),
  shell: z.object({ buildId: z.string() }),
  remotes: z.record(
    z.string(),
    z.object({
      buildId: z.string(),
      enabled: z.boolean(),
      notice: z.nullable(z.string()),
      remoteJson: z.object({ routes: z.array(z.object({ path: z.string() })) }),
    }),
  ),
});

const shellsDocument = z.object({ list: z.array(z.object({ buildId: z.string() })) });

export type RegistryDocument = z.output<typeof registryDocument>;
export type ReleaseRow = z.output<typeof listReleasesEndpoint.response>['list'][number];

export type ChannelChange =
  | { readonly to: string; readonly expect: string | null }
  | { readonly enabled: boolean; readonly notice: string | null };

type Transport = ReturnType<typeof createTransport>;

async function listShells({ ask, read }: Transport): Promise<readonly (NamedShell & { readonly buildId: string })[]> {
  const { list } = await read('/registry/shells.json', shellsDocument, '');
  const builds = list.map(async ({ buildId }, at) => {
    const file = await ask(`/remotes/shell/${buildId}/${contractFileName}`);
    // Older shells do not have this file.
    if (file.status === 404) return [];
    const contract = shellContract.safeParse(await file.json().catch(() => undefined));
    if (!contract.success) throw new MfError(`${contractFileName} of shell ${buildId} is not well formed`);
    return [
      { buildId, name: `the shell ${at === 0 ? 'that pages have' : 'before'}, ${buildId}`, contract: contract.data },
    ];
  });
  return (await Promise.all(builds)).flat();
}

async function listRemotes({ ask }: Transport, base: string): Promise<readonly ReleaseManifest[]> {
  const document = z
    .object({ remotes: z.record(z.string(), z.unknown()) })
    .safeParse(await (await ask('/registry.json', { cache: 'no-store' })).json().catch(() => undefined));
  if (!document.success) throw new MfError(`${base}/registry.json is no registry`, notAPortal);
  return Object.entries(document.data.remotes).map(([id, value]) => readSiteRelease(id, value));
}

async function listServed(transport: Transport, base: string): Promise<readonly Artifact[]> {
  const manifests = await listRemotes(transport, base);
  return Promise.all(
    manifests.map(async (manifest) => {
      const file = await transport.ask(`/remotes/${manifest.id}/${manifest.buildId}/${contractFileName}`);
      const files = file.ok ? [[contractFileName, Buffer.from(await file.arrayBuffer())] as const] : [];
      return { manifest, files: new Map(files) };
    }),
  );
}

type Call = <S extends z.core.$ZodType>(id: string, path: string, schema: S, init?: AskOptions) => Promise<z.output<S>>;

/** Reads files of a build on a server. */
function createBuildReads(call: Call, base: string) {
  return {
    /** Reads `release.json` of a build. */
    async manifest(id: string, buildId: string): Promise<ReleaseManifest> {
      const { manifest } = await call(id, `/releases/${buildId}/manifest`, getManifestEndpoint.response);
      const parsed = releaseManifest.safeParse(manifest);
      if (parsed.success && parsed.data.id === id && parsed.data.buildId === buildId) return parsed.data;
      throw new MfError(`${base}: release.json of ${id} ${buildId} has a format that this checkout does not know`);
    },
    /** Reads a file of a build. */
    async file(id: string, buildId: string, name: string): Promise<Uint8Array> {
      const path = `/releases/${buildId}/file?${new URLSearchParams({ name })}`;
      return Buffer.from((await call(id, path, getReleaseFileEndpoint.response)).base64, 'base64');
    },
    release: (id: string, buildId: string) => call(id, `/releases/${buildId}`, getReleaseEndpoint.response),
    /** @returns JSON of a script's source map; undefined if the build has none */
    async sourceMap(id: string, buildId: string, file: string): Promise<string | undefined> {
      try {
        return (await call(id, `/releases/${buildId}/maps/${file}`, getSourceMapEndpoint.response)).map;
      } catch (error) {
        if (error instanceof MfError && error.code === errorCodes.notFound) return undefined;
        throw error;
      }
    },
  };
}

/**
 * Registry of a running server. Every method throws {@link MfError}.
 * @param person user of the command, for the registry's audit log
 */
const asJson = (method: 'POST' | 'PATCH' | 'PUT', body: object): AskOptions => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export function createRegistryClient(server: string, token: string | undefined, person: string) {
  const base = server.replace(/\/+$/, '');
  const transport = createTransport(base, token);
  const { ask, read } = transport;
  const call: Call = (id, path, schema, init) => transport.callAt(id, `/api/v1/registry/${id}${path}`, schema, init);

  return {
    ...createBuildReads(call, base),
    server: base,
    ping: async () => (await ask('/readyz')).status,
    registry: (): Promise<RegistryDocument> => read('/registry.json', registryDocument, ', and no registry'),
    /** Reads the contracts of the current shell and of the previous one, which open tabs may still use. */
    shells: () => listShells(transport),
    /** Reads the calls of visitors and members, with their schemas. */
    calls: () => read('/registry/openapi.json', callsDocument, ': it does not describe its calls'),
    /** Reads `remote.json` of every remote for visitors. */
    remotes: async () =>
      Object.fromEntries(
        (await listRemotes(transport, base)).flatMap(({ id, remoteJson }) =>
          remoteJson === null ? [] : [[id, { remoteJson }] as const],
        ),
      ),
    /** Reads the builds for visitors, with their contracts. */
    served: () => listServed(transport, base),
    releases: async (id: string): Promise<readonly ReleaseRow[]> =>
      (await call(id, '/releases', listReleasesEndpoint.response)).list,
    audit: async (id: string) => (await call(id, '/audit', listReleaseAuditEndpoint.response)).list,
    /** Overrules the matrix failures of a build, as the user of the command. */
    overrule: (id: string, buildId: string, reason: string) =>
      call(id, `/releases/${buildId}/overrule`, overruleEndpoint.response, asJson('POST', { person, reason })),
    /** Stores the result of a check, or the reason for leaving it out, as the user of the command. */
    saveCheck: (
      id: string,
      buildId: string,
      result: { readonly reason: string } | { readonly shells: readonly string[]; readonly faults: readonly string[] },
    ) => call(id, `/releases/${buildId}/check`, checkReleaseEndpoint.response, asJson('PUT', { person, ...result })),
    publish(
      id: string,
      archive: Uint8Array,
      { dirty, ...query }: { channel: string; expect?: string; commit?: string; dirty?: boolean },
    ) {
      const search = new URLSearchParams({ ...query, person, ...(dirty !== undefined && { dirty: String(dirty) }) });
      return call(id, `/releases?${search}`, publishReleaseEndpoint.response, {
        method: 'POST',
        headers: { 'content-type': 'application/gzip' },
        body: new Uint8Array(archive),
        limitMs: publishTimeoutMs,
      });
    },
    canaries: async (id: string) => (await call(id, '/canary', canaryList.response)).list,
    startCanary: (id: string, canary: { readonly to: string; readonly share: number }) =>
      call(id, `/canary?${new URLSearchParams({ person })}`, canaryStart.response, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(canary),
      }),
    stopCanary: (id: string) =>
      call(id, `/canary?${new URLSearchParams({ person })}`, canaryStop.response, { method: 'DELETE' }),
    /** Requests a signed query string that overrides a build in one browser. */
    previewLink: (id: string, buildId: string) =>
      call(id, '/previews', previewLinkEndpoint.response, asJson('POST', { buildId })),
    /** Removes a remote from all channels, as the user of the command. */
    remove: (id: string, reason: string) =>
      call(id, '/removal', removeRemoteEndpoint.response, asJson('POST', { person, reason })),
    change: (id: string, channel: string, change: ChannelChange) =>
      call(id, `/channels/${channel}?${new URLSearchParams({ person })}`, z.object({}), asJson('PATCH', change)),
  };
}

export type RegistryClient = ReturnType<typeof createRegistryClient>;
