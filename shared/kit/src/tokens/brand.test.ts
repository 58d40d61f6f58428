import { logoPaths, pinePaths, ridgeFar, ridgeNear, ridgePines, ridgeViewBox } from './brand.ts';

const PATH_DATA = /^M[\d\s.,a-zA-Z-]+z$/;

describe('brand geometry', () => {
  it('has a far and a near ridge with pines for every place', () => {
    const places = Object.keys(ridgeViewBox);

    expect(places).toEqual(['subHeader', 'footer']);
    expect([ridgeFar, ridgeNear, ridgePines].map((record) => Object.keys(record))).toEqual([places, places, places]);
  });

  it('is path data only, without colours', () => {
    const paths = [
      ...Object.values(ridgeFar),
      ...Object.values(ridgeNear),
      ...pinePaths.flatMap(({ trunk, crown }) => [trunk, crown]),
      logoPaths.sun,
      logoPaths.trunk,
      logoPaths.crown,
    ];

    expect(paths.filter((path) => !PATH_DATA.test(path) || path.includes('NaN'))).toEqual([]);
  });

  it('spans the whole width of its viewBox', () => {
    const closing = Object.values(ridgeNear).map((path) => /V(\d+)z$/.exec(path)?.[1]);

    expect(closing).toEqual(['184', '72']);
  });
});
