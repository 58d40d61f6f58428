import { ConfigError, loadConfig } from './config.ts';
import { DataLockError } from './db/dataLock.ts';
import { type RunningServer, startServer } from './startServer.ts';

const stopWithinMs = 10_000;
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal and the process in front may both send it.
      if (isStopping) return;
      isStopping = true;
      const exit = () => process.exit(exitCodes[signal]);
      setTimeout(exit, stopWithinMs).unref();
      server.stop().then(exit, (error: unknown) => {
        process.stderr.write(`stopping failed: ${String(error)}\n`);
        exit();
      });
    });
  }
}

try {
  const server = await startServer({ config: loadConfig() });
  stopOnSignal(server);
  process.stdout.write(`ready ${server.url}\n`);
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DataLockError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
