import type { TelemetryEvent } from '@haesol/remote/shell-api';
import { anEntry, aRegistry, aRemoteJson } from '../registry/testing/aRegistry.ts';
import { watchTab } from './watchTab.ts';

const registry = { ...aRegistry(anEntry(aRemoteJson())), shell: { buildId: 'shell0001' } };
const [page = '/'] = aRemoteJson().routes.map(({ path }) => path);
let type: NavigationTimingType;

/** Opens a document of the same tab. @returns what it tells */
function open(by: NavigationTimingType, getRegistry = () => registry): TelemetryEvent[] {
  type = by;
  const told: TelemetryEvent[] = [];
  watchTab({ getRegistry, tell: (event) => void told.push(event) });
  return told;
}

function setDocument(facts: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(document, name, { configurable: true, value });
}

beforeEach(() => {
  sessionStorage.clear();
  setDocument({ visibilityState: 'visible', wasDiscarded: false });
  history.replaceState(null, '', page);
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
});

describe('watchTab', () => {
  it('tells a reload of a page that did not end, with its remote', () => {
    expect(open('navigate')).toEqual([]);

    expect(open('reload')).toMatchObject([{ kind: 'tab.frozen', data: { remote: 'mf-infoplaza' } }]);
  });

  it('tells nothing of a page that was left or hidden', () => {
    open('navigate');
    dispatchEvent(new Event('pagehide'));

    expect(open('reload')).toEqual([]);
  });

  it('tells nothing of a page that was never visible, and watches it once it is', () => {
    setDocument({ visibilityState: 'hidden' });
    open('navigate');
    expect(open('reload')).toEqual([]);

    setDocument({ visibilityState: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(open('reload')).toMatchObject([{ kind: 'tab.frozen' }]);
  });

  it('tells nothing of a tab that the browser discarded', () => {
    open('navigate');
    setDocument({ wasDiscarded: true });

    expect(open('reload')).toEqual([]);
  });

  it('tells nothing in a duplicated tab, and nothing of a build that pages no longer have', () => {
    open('navigate');
    expect(open('navigate')).toEqual([]);

    const later = aRegistry({ ...anEntry(aRemoteJson()), buildId: 'build0009' });
    expect(open('reload', () => ({ ...later, shell: { buildId: 'shell0001' } }))).toEqual([]);
  });
});
