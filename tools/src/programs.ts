import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';

const system = process.platform;

/** Returns a command as `spawn` takes it: npm and npx are batch files on Windows, which only a shell starts. */
export function toSpawn(command: string, args: readonly string[], platform: NodeJS.Platform = system) {
  const shell = platform === 'win32' && ['npm', 'npx'].includes(command);
  return { command, args: args.map((arg) => (shell ? `"${arg}"` : arg)), shell };
}

/**
 * Runs a command to its end.
 * @returns its output
 * @throws with the output if it fails, or runs longer than `timeout` in milliseconds
 */
export function runIn(
  { cwd, env = process.env, timeout }: { cwd: string; env?: NodeJS.ProcessEnv; timeout?: number },
  name: string,
  ...given: string[]
): string {
  const { command, args, shell } = toSpawn(name, given);
  const options = { cwd, env, timeout, shell, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const { status, stdout, stderr, error } = spawnSync(command, args, options);
  if (status !== 0)
    throw new Error(
      `${name} ${given.join(' ')} ended with ${status ?? error?.message}\n${stdout ?? ''}${stderr ?? ''}`,
    );
  return stdout;
}

/** Runs a command in a folder, see {@link runIn}. */
export const run = (cwd: string, command: string, ...args: string[]): string => runIn({ cwd }, command, ...args);

/** Starts a command as a group of processes, which {@link endGroup} ends. */
export function startGroup(name: string, given: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const { command, args, shell } = toSpawn(name, given);
  // A group of its own would open a window on Windows, which ends a tree of processes without one.
  return spawn(command, args, { shell, detached: system !== 'win32', ...options });
}

/** Ends a command with the programs that it has started, which may hang. Windows has no signals: there they end at once. */
export function endGroup({ pid, exitCode }: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (pid === undefined) return;
  if (system === 'win32') {
    if (exitCode === null) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // All of them have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Returns the variables of npm and of proxies, for a program that gets no others of this process. */
export function listNetworkVariables(): Record<string, string> {
  const names = Object.keys(process.env).filter((name) =>
    /^npm_config_(?!user)|_proxy$|^NODE_EXTRA_CA_CERTS$/i.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']));
}
