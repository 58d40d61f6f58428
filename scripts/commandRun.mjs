// Runs a command with a timeout, and ends it with all its child processes.
import { constants } from 'node:os';
import { endGroup, startGroup } from '../tools/src/programs.ts';

/**
 * @param onText called with the output as it is printed
 * @returns a function that ends it by a signal, and its exit code and output once it and its children have ended
 */
export function startCommand([command, ...args], { env = process.env, limitMs, onText = () => {} }) {
  const child = startGroup(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const take = (text) => {
    output += text;
    onText(text);
  };
  const late = setTimeout(() => {
    take(`\nStill running after ${limitMs / 1000} s: ended.\n`);
    endGroup(child, 'SIGKILL');
  }, limitMs);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ status: code ?? 128 + constants.signals[signal], output }));
  }).finally(() => clearTimeout(late));
  return { ended, kill: (signal) => endGroup(child, signal) };
}

/** @returns the relevant lines of an output; `noise` matches lines that only list what was checked */
export function readableLines(output, noise) {
  const lines = output.trimEnd().split('\n');
  return noise === undefined ? lines : lines.filter((line) => !noise.test(line));
}
