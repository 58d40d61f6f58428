import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Key under which the W3C protocol puts the id of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element as the protocol carries it, in answers and in arguments of scripts. */
export type WebDriverElement = Readonly<Record<typeof elementKey, string>>;

export const toElementId = (element: WebDriverElement): string => element[elementKey];

/** One session of a W3C WebDriver. */
export interface WebDriverSession {
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** @param command what follows `/session/<id>` */
  send(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<unknown>;
  /** Ends the session and the driver. */
  close(): Promise<void>;
}

const startLimitMs = 20_000;

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(url).pathname}: ${error}: ${message}`);
}

async function waitForDriver(url: string, driver: ChildProcess): Promise<void> {
  const end = Date.now() + startLimitMs;
  while (Date.now() < end && driver.exitCode === null) {
    const isUp = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${driver.spawnfile} does not answer`);
}

/**
 * Starts a driver and a session in it.
 *
 * @param capabilities what the session has to match
 */
export async function startWebDriver(
  program: string,
  capabilities: object,
  env: NodeJS.ProcessEnv,
): Promise<WebDriverSession> {
  const port = await findFreePort();
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (driver.exitCode !== null) return;
    const ended = once(driver, 'exit');
    driver.kill();
    await ended;
  };
  try {
    await waitForDriver(url, driver);
    const created = await request(`${url}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
    const session = created as { sessionId: string; capabilities: Record<string, unknown> };
    const base = `${url}/session/${session.sessionId}`;
    return {
      capabilities: session.capabilities,
      send: (method, command, body) => request(base + command, method, body),
      async close() {
        await request(base, 'DELETE').catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
