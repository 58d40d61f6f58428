import { aMember, expectScreenState, screenStateNames } from '@haesol/remote/testing';
import { app } from './app.ts';
import { myScreens } from './testing/myScreens.ts';
import { publicScreens } from './testing/publicScreens.ts';

const screens = [...publicScreens, ...myScreens];
const cells = screens.flatMap(([path, answers, states, session = aMember()]) =>
  screenStateNames.map((state) => ({ path, answers, states, session, state })),
);

describe('screens of mf-travel', () => {
  it.each(cells)('$path shows that it is $state', async ({ state, ...screen }) => {
    await expect(expectScreenState(state, { app, ...screen })).resolves.toBeUndefined();
  });

  it('are all listed', () => {
    const seen = new Set(screens.map(([path]) => path.split('?')[0]));

    expect(app.routes.map(({ path }) => path).toSorted()).toEqual([...seen].toSorted());
  });
});
