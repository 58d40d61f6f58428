import { TestEnvironment } from 'jest-environment-jsdom';

/** Node has these, jsdom does not (or hides them); the router and streams need them. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'fetch',
  'Headers',
  'Response',
];

/** Takes jsdom's AbortSignal as it is; Node's own class refuses it. */
class PageRequest extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    if (signal) Object.defineProperty(this, 'signal', { value: signal });
  }
}

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.Request ??= PageRequest;
  }
}
