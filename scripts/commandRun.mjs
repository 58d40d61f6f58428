// Runs a command for at most a time, and ends it with every process that it has started.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** A command is a group of processes of its own: the one that hangs may be a child of a child. */
function killGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * @param onText gets what the command prints as it comes
 * @returns what ends it by a signal, and its exit code and output once it and its children have ended
 */
export function startCommand([command, ...args], { env = process.env, limitMs, onText = () => {} }) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  const take = (text) => {
    output += text;
    onText(text);
  };
  const late = setTimeout(() => {
    take(`\nStill running after ${limitMs / 1000} s: ended.\n`);
    killGroup(child, 'SIGKILL');
  }, limitMs);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ status: code ?? 128 + constants.signals[signal], output }));
  }).finally(() => clearTimeout(late));
  return { ended, kill: (signal) => killGroup(child, signal) };
}

/** @returns the lines of an output that a person reads; `noise` are those that only count what was looked at */
export function readableLines(output, noise) {
  const lines = output.trimEnd().split('\n');
  return noise === undefined ? lines : lines.filter((line) => !noise.test(line));
}
