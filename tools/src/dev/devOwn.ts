import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { containerName, type RemoteBuild } from '@haesol/build';
import { type RegistryEntry, type RemoteJson, remoteJson } from '@haesol/contracts/release';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { type BuildTarget, listTargets, rootDir } from '../build/packages.ts';
import { MfError } from '../contract/MfError.ts';
import { DevReleasePlugin } from './devReleasePlugin.ts';
import { createSiteProxy } from './siteProxy.ts';

const usage = 'mf dev [--site https://…] [--port 3951]';

interface Choices {
  readonly site: string;
  readonly port: number;
}

function readArguments(args: readonly string[], site: string): Choices {
  try {
    const options = { site: { type: 'string', default: site }, port: { type: 'string', default: '3951' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    if (!/^https?:$/.test(URL.parse(values.site)?.protocol ?? ''))
      throw new MfError(`${values.site} is no address of a site`, usage);
    if (!/^\d{2,5}$/.test(values.port)) throw new MfError(`${values.port} is no port`, usage);
    return { site: values.site.replace(/\/+$/, ''), port: Number(values.port) };
  } catch (error) {
    if (error instanceof MfError) throw error;
    throw new MfError((error as Error).message, usage);
  }
}

/** Reads the present build of the development server, which answers once it is built. */
function createEntryReader(base: string, path: string, global: string) {
  const read = async (name: string) => fetch(`${base}${path}${name}`, { cache: 'no-store' });
  const readRelease = async () => {
    const release = await read('release.json');
    if (!release.ok) throw new Error('the remote has an error, which its terminal names');
    return (await release.json()) as { entry: string; remoteJson: unknown };
  };
  const readRemoteJson = async (): Promise<RemoteJson> => remoteJson.parse((await readRelease()).remoteJson);
  return {
    readRemoteJson,
    /** Answers with `release.json` for pages of the site itself, whose browser has chosen this machine. */
    async sendRelease(_request: IncomingMessage, reply: ServerResponse): Promise<void> {
      try {
        const release = await readRelease();
        reply.setHeader('content-type', 'application/json');
        reply.end(JSON.stringify({ ...release, entry: `${path.slice(1)}${release.entry}` }));
      } catch (error) {
        reply.writeHead(503, { 'content-type': 'text/plain' }).end(`${String(error)}\n`);
      }
    },
    async readEntry(): Promise<RegistryEntry> {
      const script = Buffer.from(await (await read('remoteEntry.js')).arrayBuffer());
      return {
        buildId: 'dev',
        entry: `${path}remoteEntry.js`,
        global,
        integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
        css: [],
        scripts: [],
        ssr: null,
        enabled: true,
        notice: null,
        remoteJson: await readRemoteJson(),
      };
    },
  };
}

async function toConfiguration({ id, packageDir }: BuildTarget, buildId: string, port: number) {
  const { default: define } = (await import(pathToFileURL(join(packageDir, 'webpack.config.ts')).href)) as {
    default: RemoteBuild;
  };
  const outDir = join(rootDir, '.data/dev', id);
  return define({ mode: 'development', buildId, outDir, hot: true, bringsReact: true, port });
}

/**
 * Shows the remote of this folder inside the pages of a running site: a server on this machine that answers with the site's pages,
 * files and API, and has this remote in its registry. A change is shown by hot reload.
 * @param site address without `--site`
 */
export async function devOwn(args: readonly string[], defaultSite: string, log: (line: string) => void): Promise<void> {
  const { site, port } = readArguments(args, defaultSite);
  const [target] = listTargets();
  if (target === undefined) throw new MfError('There is no src/app.ts here', 'Run it in the folder of the remote.');
  const buildId = `dev${process.pid}`.padEnd(8, '0');
  const path = `/remotes/${target.id}/${buildId}/`;
  const own = `http://localhost:${port}`;
  const config = await toConfiguration(target, buildId, port);
  const compiler = webpack(config);
  if (compiler === null) throw new Error(`${target.id}: webpack refused the configuration`);
  const global = containerName(target.id, buildId);
  new DevReleasePlugin({ id: target.id, buildId, global, packageDir: target.packageDir }).apply(compiler);
  const { readEntry, readRemoteJson, sendRelease } = createEntryReader(own, path, global);
  const proxy = createSiteProxy({
    site,
    own,
    readEntry,
    isOwnPage: async (page) =>
      (await readRemoteJson()).routes.some((route) =>
        [route.path, ...(route.alias ?? [])].some((one) => one.toLowerCase() === page.toLowerCase().replace(/\/$/, '')),
      ),
  });
  await new WebpackDevServer(
    {
      ...config.devServer,
      host: 'localhost',
      static: false,
      devMiddleware: { publicPath: path },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        { name: 'release', path: '/release.json', middleware: sendRelease },
        { name: 'site', middleware: proxy },
      ],
    },
    compiler,
  ).start();
  log(`ready ${own}${(await readRemoteJson()).routes[0]?.path ?? '/'}`);
  log(`Pages, API and session are those of ${site}.`);
  log(`In the site itself, with the right QA or TEAM:${target.id}: ${site}/?mf=${target.id}@localhost:${port}`);
}
