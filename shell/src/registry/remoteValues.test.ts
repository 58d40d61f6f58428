import { ensureValues, lookAtValues, takeOfferedValues, takePageValues, valuesOf } from './remoteValues.ts';
import { anEntry, aRemoteJson } from './testing/aRegistry.ts';

const flags = { newList: { title: '새 목록', default: false } };
const travel = anEntry(aRemoteJson({ id: 'mf-travel', flags }));
const plain = anEntry(aRemoteJson());
const toValues = (newList: boolean) => ({ flags: { newList }, settings: { perPage: 10 } });

let asked: string[];
function answer(body: object | undefined): void {
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    if (body === undefined) throw new TypeError('Failed to fetch');
    return Response.json(body);
  };
}

beforeEach(() => {
  asked = [];
  takePageValues(undefined);
});

describe('values of remotes in a tab', () => {
  it('are those that the page was rendered with, also for the first render', () => {
    takePageValues({ 'mf-travel': toValues(true) });

    expect(valuesOf('mf-travel').get()).toEqual(toValues(true));
    expect(valuesOf('mf-travel').getServer()).toEqual(toValues(true));
    expect(valuesOf('mf-portal').get()).toEqual({ flags: {}, settings: {} });
  });

  it('are requested once for a remote that the page does not have, before its code runs', async () => {
    answer({ 'mf-travel': toValues(true) });

    await Promise.all([ensureValues(travel), ensureValues(travel)]);
    await ensureValues(travel);

    expect(asked).toEqual(['/registry/values.json']);
    expect(valuesOf('mf-travel').get()).toEqual(toValues(true));
  });

  it('cost no request on a site whose remotes have none', async () => {
    answer({});

    await ensureValues(plain);
    await lookAtValues([plain]);

    expect(asked).toEqual([]);
  });

  it('follow the server once they are taken, and stay the same object without a change', async () => {
    takePageValues({ 'mf-travel': toValues(false) });
    const values = valuesOf('mf-travel');
    const first = values.get();
    const seen: boolean[] = [];
    values.subscribe(() => seen.push(values.get().flags.newList === true));

    answer({ 'mf-travel': toValues(false) });
    await lookAtValues([travel]);
    takeOfferedValues();
    expect(values.get()).toBe(first);

    answer({ 'mf-travel': toValues(true) });
    await lookAtValues([travel]);
    expect(values.get()).toBe(first);
    takeOfferedValues();
    expect([values.get().flags.newList, seen]).toEqual([true, [true]]);
  });

  it('stay without an answer, and a remote starts with its defaults', async () => {
    answer(undefined);

    await ensureValues(anEntry(aRemoteJson({ id: 'mf-mypage', flags })));

    expect(valuesOf('mf-mypage').get()).toEqual({ flags: {}, settings: {} });
  });
});
