import type { Mix } from './listMixes.ts';
import type { Place } from './places.ts';
import { runMatrix, toTable } from './runMatrix.ts';
import { type RunSpecs, readReport } from './runSpecs.ts';

const mixes: readonly Mix[] = [
  { shell: 'aaaaaaaa', 'mf-travel': 'bbbbbbbb' },
  { shell: 'aaaaaaaa', 'mf-travel': 'cccccccc' },
];

/** Fakes a site that cannot serve one build, and specs of which `delivery` fails with another. */
function aRun({ unserved, failing }: { unserved?: string; failing?: string } = {}) {
  let standing: Mix = {};
  const place: Place = {
    url: 'http://localhost:1',
    site: null,
    releaseToken: undefined,
    put: async (mix) => {
      if (mix['mf-travel'] === unserved) throw new Error('not served');
      standing = mix;
      return undefined;
    },
    close: async () => undefined,
  };
  const runSpecs: RunSpecs = async (specs) =>
    specs.map((spec) => ({ spec, passed: spec !== 'delivery' || standing['mf-travel'] !== failing, detail: '' }));
  return runMatrix(mixes, ['journey', 'delivery'], { place, runSpecs, log: () => undefined });
}

describe('runMatrix', () => {
  it('runs each spec for each mix', async () => {
    const outcomes = await aRun({ failing: 'cccccccc' });

    expect(outcomes.map(({ builds, spec, passed }) => [builds['mf-travel'], spec, passed])).toEqual([
      ['bbbbbbbb', 'journey', true],
      ['bbbbbbbb', 'delivery', true],
      ['cccccccc', 'journey', true],
      ['cccccccc', 'delivery', false],
    ]);
    expect(toTable(outcomes, ['journey', 'delivery'])).toEqual([
      'shell     mf-travel  journey  delivery',
      'aaaaaaaa  bbbbbbbb   passed   passed',
      'aaaaaaaa  cccccccc   passed   FAILED',
    ]);
  });

  it('counts a mix that cannot be served as failed, and continues', async () => {
    const outcomes = await aRun({ unserved: 'bbbbbbbb' });

    expect(outcomes.map(({ passed, detail }) => [passed, detail])).toEqual([
      [false, 'not served'],
      [false, 'not served'],
      [true, ''],
      [true, ''],
    ]);
  });
});

describe('readReport', () => {
  const inner = (...tests: [string, boolean][]) => tests.map(([title, ok]) => ({ title, ok }));

  it('names the failed tests of a spec, including those in groups', () => {
    const json = {
      suites: [
        {
          file: 'journey.spec.ts',
          specs: inner(['opens the list', true]),
          suites: [{ file: 'journey.spec.ts', specs: inner(['logs in', false]) }],
        },
        { file: 'delivery.spec.ts', specs: inner(['lives through deploys', true]) },
      ],
    };

    expect(readReport(['journey', 'delivery'], json, '')).toEqual([
      { spec: 'journey', passed: false, detail: 'logs in' },
      { spec: 'delivery', passed: true, detail: '' },
    ]);
  });

  it('counts a spec without a test as failed', () => {
    expect(readReport(['journey'], { suites: [] }, 'Error: no browser')).toEqual([
      { spec: 'journey', passed: false, detail: 'No test ran. Error: no browser' },
    ]);
    expect(readReport(['journey'], undefined, 'crash')).toMatchObject([{ passed: false }]);
  });
});
