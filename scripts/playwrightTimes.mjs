// Records the total time of each spec's tests, for the end of `npm test`.
import { relative } from 'node:path';
import { writeTimes } from './testTimes.mjs';

export default class TimesReporter {
  #times = new Map();

  onTestEnd({ location: { file } }, { duration }) {
    const spec = relative(process.cwd(), file);
    this.#times.set(spec, (this.#times.get(spec) ?? 0) + duration);
  }

  onEnd() {
    writeTimes('e2e', this.#times);
  }

  printsToStdio() {
    return false;
  }
}
