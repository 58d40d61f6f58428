import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadConfig } from './config.ts';
import { requireDataDir } from './db/dataDir.ts';
import { startOtel } from './otel/otel.ts';
import type { DevRemotes } from './pages/edge/contentSecurityPolicy.ts';
import { createEdgePlugin } from './pages/edgePlugin.ts';
import { createOpenGraphStore } from './pages/pictures/openGraphStore.ts';
import artRoutes from './pages/pictures/routes.ts';
import { findWorkerSandbox } from './pages/rendering/workerSandbox.ts';
import { endPreviews } from './release/registry/endPreviews.ts';
import { openReleaseStore } from './release/registry/openReleaseStore.ts';
import { pruneRemoved } from './release/registry/pruneReleases.ts';
import { publishLocalReleases } from './release/registry/publishFromDirectory.ts';
import { describeStartFailure } from './start/startFailure.ts';
import { type RunningServer, startServer } from './start/startServer.ts';

const stopWithinMs = 10_000;
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;
/** Fonts and icon of the site. */
const assetsDir = fileURLToPath(new URL('../../shared/kit/src/tokens', import.meta.url));

function stopOnSignal(server: RunningServer, drainMs: number): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal and the parent process may both send it.
      if (isStopping) return;
      isStopping = true;
      const exit = () => process.exit(exitCodes[signal]);
      // A person at a terminal does not wait for load balancers.
      const servedMs = signal === 'SIGTERM' ? drainMs : 0;
      setTimeout(exit, servedMs + stopWithinMs).unref();
      server.stop(servedMs).then(exit, (error: unknown) => {
        process.stderr.write(`stopping failed: ${String(error)}\n`);
        exit();
      });
    });
  }
}

/** Parses `--builds <file>` (builds to publish) and `--dev <remote>=<origin>` (a dev server that replaces a remote's release). */
function readArguments(): { builds: string | undefined; devRemotes: DevRemotes } {
  const { values } = parseArgs({ options: { builds: { type: 'string' }, dev: { type: 'string', multiple: true } } });
  const pairs = (values.dev ?? []).map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return { builds: values.builds, devRemotes: new Map(pairs) };
}

try {
  const { builds, devRemotes } = readArguments();
  const config = loadConfig();
  await startOtel(config);
  await requireDataDir(config.dataDir);
  // Tried while the database opens.
  if (config.serverRendering) void findWorkerSandbox();
  const store = await openReleaseStore(config);
  const server = await startServer({
    config,
    plugins: [
      async (app) => void (await app.register(artRoutes, { openGraph: createOpenGraphStore(config.dataDir) })),
      createEdgePlugin({
        store,
        assetsDir,
        devRemotes,
        ...(config.serverRendering && { rendering: { limitMs: config.renderLimitMs } }),
      }),
    ],
    createJobs: ({ db }) => ({
      'registry.endPreviews': { everySec: 3_600, run: () => endPreviews({ db, store }) },
      'registry.pruneRemoved': { everySec: 3_600, run: () => pruneRemoved({ db, store }) },
    }),
    ...(builds !== undefined && {
      publishLocalReleases: async ({ context: { db } }) => {
        await publishLocalReleases(builds, { db, store, mode: config.mode });
      },
    }),
  });
  stopOnSignal(server, config.drainMs);
  process.stdout.write(`ready ${server.url}\n`);
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
}
