// Records the time of each test file, for the end of `npm test`.
import { relative } from 'node:path';
import { writeTimes } from '../testTimes.mjs';

export default class TimesReporter {
  #times = new Map();

  onTestResult({ path }, { perfStats: { start, end } }) {
    this.#times.set(relative(process.cwd(), path), end - start);
  }

  onRunComplete() {
    writeTimes(process.env.HAESOL_TEST_PART ?? 'jest', this.#times);
  }
}
