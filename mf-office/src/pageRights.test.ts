import { routes } from './routes.ts';
import { today } from './today.ts';
import { findMenuItem } from './ui/officeMenu.ts';

const pages = routes.map(({ path, guard, gets }) => ({
  path,
  guard,
  calls: gets
    .map(({ endpoint }) => endpoint)
    .filter(({ access, name }) => (access === 'staff' || access === 'admin') && name !== today.endpoint.name),
}));

describe('pages of the office', () => {
  it('are for administrators alone only if one of their calls is', () => {
    const needed = pages.map(({ path, calls }) => {
      const isForAdmins = calls.some(({ access }) => access === 'admin');
      return [path, isForAdmins ? 'admin' : 'staff'];
    });

    expect(pages.map(({ path, guard }) => [path, guard])).toEqual(needed);
  });

  it('are in the menu of those whom their guard and the areas of their calls allow', () => {
    const faults = pages.flatMap(({ path, guard, calls }) => {
      const item = findMenuItem(path);
      const called = new Set(calls.flatMap(({ access, area }) => (access === 'staff' ? (area ?? []) : [])));
      const listed = item?.areas ?? [];
      const isSame = item !== undefined && (item.isForAdmins === true) === (guard === 'admin');
      // Areas of a call for any area are decided by its input, those of a page without calls by its screen.
      const isOfAny = called.size === 0 || called.has('any');
      const areAllowed = [...called].every((area) => area === 'any' || listed.includes(area));
      return isSame && areAllowed && (isOfAny || listed.length === called.size) ? [] : [{ path, guard, listed }];
    });

    expect(faults).toEqual([]);
  });
});
