import { routes } from './routes.ts';

describe('page headers', () => {
  it('have half the height on pages with a task: cooperation, student support, enterprise centre, people', () => {
    const tasks = routes.filter(
      ({ group, menu }) =>
        menu !== undefined &&
        (['cooperation', 'studentSupport', 'corporateCenter'].includes(group ?? '') || menu.id === 'intro_chart'),
    );

    expect(tasks.length).toBeGreaterThan(10);
    expect(tasks.filter(({ head }) => head !== 'half').map(({ path }) => path)).toEqual([]);
  });
});

describe('pages of the office', () => {
  it('do not ask for the quick ways of the travel service', () => {
    expect(routes.filter(({ sticky }) => sticky === true).map(({ path }) => path)).toEqual([]);
  });
});
