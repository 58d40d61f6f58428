// Runs programs in the foreground: a signal goes to the program, and ends this process once nothing runs, by `exit`, so that
// handlers of `exit` end the servers of this process.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(128 + constants.signals[signal]);
    for (const child of running) child.kill(signal);
  });
}

/** @returns the program's exit code */
export async function runProgram(args, options = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  running.add(child);
  try {
    return await new Promise((done, fail) => {
      child.once('error', fail);
      child.once('close', (code, signal) => done(code ?? 128 + constants.signals[signal]));
    });
  } finally {
    running.delete(child);
  }
}
