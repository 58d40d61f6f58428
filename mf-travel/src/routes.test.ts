import { app } from '#app';
import { paths } from '#paths';

describe('pages of the travel service', () => {
  it('all belong to the group whose bar and breadcrumb they show', () => {
    const pages = app.routes.map(({ path, group }) => [path, group]);

    expect(pages).toEqual(pages.map(([path]) => [path, 'travel']));
    expect(pages.map(([path]) => path).toSorted()).toEqual(Object.values(paths).toSorted());
  });
});
