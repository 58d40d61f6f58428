import { stripVTControlCharacters } from 'node:util';
import type { MatrixOutcome } from '@haesol/contracts/release';
import module, { type Builder } from 'junit-report-builder';

// The package is CommonJS, whose types describe an ES module.
const junit = module as unknown as Builder;

/** Control characters, which XML does not have. */
const forbidden = /[^\P{Cc}\n\t]/gu;

const toName = (builds: MatrixOutcome['builds']) =>
  Object.entries(builds)
    .map(([id, build]) => `${id}@${build}`)
    .join(', ');

/** Formats the results as a JUnit report: a suite for each mix, a case for each spec. */
export function toJunit(outcomes: readonly MatrixOutcome[]): string {
  const report = junit.newBuilder().name('matrix');
  for (const [name, own] of Map.groupBy(outcomes, ({ builds }) => toName(builds))) {
    const suite = report.testSuite().name(name);
    for (const { spec, passed, detail } of own) {
      const test = suite.testCase().className(spec).name(name);
      if (!passed) test.failure(stripVTControlCharacters(detail).replaceAll(forbidden, ''));
    }
  }
  return report.build();
}
