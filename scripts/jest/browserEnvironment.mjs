import { TestEnvironment } from 'jest-environment-jsdom';

/** APIs of Node that jsdom lacks or hides, for the router and streams. */
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

/** Accepts jsdom's AbortSignal, which Node's own class refuses. */
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
