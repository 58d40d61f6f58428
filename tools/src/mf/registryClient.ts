import { setTimeout as delay } from 'node:timers/promises';
import {
  errorCodes,
  getReleaseEndpoint,
  getSourceMapEndpoint,
  listReleaseAuditEndpoint,
  listReleasesEndpoint,
  previewLinkEndpoint,
  publishReleaseEndpoint,
  type ReleaseManifest,
} from '@haesol/shared/contracts';
import * as z from 'zod/mini';
import { contractFileName, shellContract } from '../build/contractSchemas.ts';
import type { Artifact, NamedShell } from '../contract/checkContract.ts';
import { readSiteRelease } from '../dev/siteRelease.ts';
import { MfError } from './MfError.ts';
import { tokenHelp } from './releaseToken.ts';

const timeoutMs = 20_000;
/** The server compresses every file at its best before it answers. */
const publishTimeoutMs = 180_000;
/** A server that is busy, or whose store is away, is asked so often in all. */
const tries = 5;
const defaultRetrySec = 2;

const envelope = z.object({
  status: z.object({ code: z.string(), message: z.string() }),
  data: z.unknown(),
});
const fieldErrors = z.object({
  fieldErrors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
});

/** What `/registry.json` says about a remote, as far as the commands look. */
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

const refusals: Readonly<Record<string, { readonly text: string; readonly help: string }>> = {
  [errorCodes.signInRequired]: { text: 'the server got no release token', help: tokenHelp },
  [errorCodes.sessionExpired]: { text: 'the server does not know this release token', help: tokenHelp },
  [errorCodes.forbidden]: {
    text: 'the release token is that of another remote',
    help: 'A team can touch its own remote only.',
  },
  [errorCodes.notFound]: {
    text: 'the server has no such build',
    help: 'List the builds that are there with: npm run mf -- list mf-…',
  },
};
const conflictHelp =
  'Somebody else was faster. Look with npm run mf -- list mf-…, and repeat the command if it is still right.';

function toError(id: string, answer: z.output<typeof envelope>): MfError {
  const { code, message } = answer.status;
  const fields = fieldErrors.safeParse(answer.data);
  const [field] = fields.success ? fields.data.fieldErrors : [];
  if (field !== undefined) {
    const where = field.field === 'release' ? '' : `${field.field}: `;
    return new MfError(`${id}: ${where}${field.message}`, field.code === 'conflict' ? conflictHelp : undefined);
  }
  const known = refusals[code];
  // The API's own messages are for visitors: theirs speak of a session that a team does not have.
  if (known !== undefined) return new MfError(`${id}: ${known.text}`, known.help, { code });
  return new MfError(`${id}: the server answered ${code} (${message})`);
}

const notAPortal = 'Is this the address of a portal?';

type AskOptions = RequestInit & { readonly limitMs?: number };

/** Requests to a server, with the failures of the network in words. */
function createTransport(base: string, token: string | undefined) {
  async function ask(path: string, init: AskOptions = {}): Promise<Response> {
    const { limitMs = timeoutMs, ...request } = init;
    try {
      return await fetch(`${base}${path}`, { ...request, signal: AbortSignal.timeout(limitMs) });
    } catch (error) {
      const help = `Is the server running there? Start one with npm start, or name another with --server or HAESOL_SERVER.`;
      throw new MfError(`${base} cannot be reached`, help, { cause: error });
    }
  }

  return {
    ask,

    /** A document outside of the API. @param missing what to say of an answer that is not one */
    async read<S extends z.core.$ZodType>(path: string, schema: S, missing: string): Promise<z.output<S>> {
      const response = await ask(path, { cache: 'no-store' });
      const document = z.safeParse(schema, await response.json().catch(() => undefined));
      if (document.success) return document.data;
      throw new MfError(`${base}${path} answered ${response.status}${missing}`, notAPortal);
    },

    /** A call of the registry's API with the team's token; asks again while the server is busy. */
    async call<S extends z.core.$ZodType>(id: string, path: string, schema: S, init: AskOptions = {}) {
      if (token === undefined) throw new MfError('There is no release token', tokenHelp);
      const headers = { ...init.headers, authorization: `Bearer ${token}` };
      let response = await ask(`/api/v1/registry/${id}${path}`, { ...init, headers });
      for (let attempt = 1; response.status === 503 && attempt < tries; attempt += 1) {
        await delay(1_000 * Number(response.headers.get('retry-after') ?? defaultRetrySec));
        response = await ask(`/api/v1/registry/${id}${path}`, { ...init, headers });
      }
      const answer = envelope.safeParse(await response.json().catch(() => undefined));
      if (!answer.success) {
        throw new MfError(`${base}${path} answered ${response.status}, and no envelope`, notAPortal);
      }
      if (answer.data.status.code !== '200') throw toError(id, answer.data);
      return z.parse(schema, answer.data.data);
    },
  };
}

type Transport = ReturnType<typeof createTransport>;

async function listShells({ ask, read }: Transport): Promise<readonly NamedShell[]> {
  const { list } = await read('/registry/shells.json', shellsDocument, '');
  const builds = list.map(async ({ buildId }, at) => {
    const file = await ask(`/remotes/shell/${buildId}/${contractFileName}`);
    // Shells that were built before there was such a file.
    if (file.status === 404) return [];
    const contract = shellContract.safeParse(await file.json().catch(() => undefined));
    if (!contract.success) throw new MfError(`${contractFileName} of shell ${buildId} is not well formed`);
    return [{ name: `the shell ${at === 0 ? 'that pages have' : 'before'}, ${buildId}`, contract: contract.data }];
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

/** The registry of a running server. Every method throws {@link MfError}. */
/** @param person who runs the command, for the registry's record */
export function createRegistryClient(server: string, token: string | undefined, person: string) {
  const base = server.replace(/\/+$/, '');
  const transport = createTransport(base, token);
  const { ask, call, read } = transport;

  return {
    server: base,
    ping: async () => (await ask('/readyz')).status,
    registry: (): Promise<RegistryDocument> => read('/registry.json', registryDocument, ', and no registry'),
    /** What the shell that pages have now gives to remotes, and what the one before gave, which open tabs may still be. */
    shells: () => listShells(transport),
    /** `remote.json` of every remote that visitors get. */
    remotes: async () =>
      Object.fromEntries(
        (await listRemotes(transport, base)).flatMap(({ id, remoteJson }) =>
          remoteJson === null ? [] : [[id, { remoteJson }] as const],
        ),
      ),
    /** Builds that visitors get, with what each says of itself. */
    served: () => listServed(transport, base),
    releases: async (id: string): Promise<readonly ReleaseRow[]> =>
      (await call(id, '/releases', listReleasesEndpoint.response)).list,
    audit: async (id: string) => (await call(id, '/audit', listReleaseAuditEndpoint.response)).list,
    release: (id: string, buildId: string) => call(id, `/releases/${buildId}`, getReleaseEndpoint.response),
    /** @returns JSON of the map of a script; undefined where the build has none */
    async sourceMap(id: string, buildId: string, file: string): Promise<string | undefined> {
      try {
        return (await call(id, `/releases/${buildId}/maps/${file}`, getSourceMapEndpoint.response)).map;
      } catch (error) {
        if (error instanceof MfError && error.code === errorCodes.notFound) return undefined;
        throw error;
      }
    },
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
    /** A signed query string that puts a build into one browser. */
    previewLink: (id: string, buildId: string) =>
      call(id, '/previews', previewLinkEndpoint.response, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ buildId }),
      }),
    change: (id: string, channel: string, change: ChannelChange) =>
      call(id, `/channels/${channel}?${new URLSearchParams({ person })}`, z.object({}), {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      }),
  };
}

export type RegistryClient = ReturnType<typeof createRegistryClient>;
