import { JSDOM } from 'jsdom';
import { toJunit } from './toJunit.ts';

const outcomes = [
  { builds: { shell: 'shell0001', 'mf-travel': 'build0001' }, spec: 'journey', passed: true, detail: '' },
  {
    builds: { shell: 'shell0001', 'mf-travel': 'build0001' },
    spec: 'delivery',
    passed: false,
    detail: 'a <page> & \u001B[31mred\u001B[0m\u0000 "text"',
  },
  { builds: { shell: 'shell0002', 'mf-travel': 'build0001' }, spec: 'journey', passed: true, detail: '' },
];

describe('toJunit', () => {
  it('has a suite for each mix and a case for each spec, with the reason of a failure', () => {
    const { document } = new JSDOM(toJunit(outcomes), { contentType: 'text/xml' }).window;
    const read = (element: Element, ...names: string[]) => names.map((name) => element.getAttribute(name));

    expect(read(document.documentElement, 'name', 'tests', 'failures')).toEqual(['matrix', '3', '1']);
    expect(
      [...document.querySelectorAll('testsuite')].map((suite) => read(suite, 'name', 'tests', 'failures')),
    ).toEqual([
      ['shell@shell0001, mf-travel@build0001', '2', '1'],
      ['shell@shell0002, mf-travel@build0001', '1', '0'],
    ]);
    const failed = [...document.querySelectorAll('testcase')].filter((test) => test.querySelector('failure'));
    expect(failed.map((test) => read(test, 'classname'))).toEqual([['delivery']]);
    expect(failed[0]?.querySelector('failure')?.getAttribute('message')).toBe('a <page> & red "text"');
  });
});
