import { regionOf } from '../src/pages/pictures/province.ts';
import { buildAttractionRows } from './attractionRows.ts';
import { buildTourRows } from './tourRows.ts';

interface Place {
  readonly gds_nm: string;
  readonly lat: number;
  readonly lng: number;
}

const base = new Date('2026-11-23T10:00:00+09:00');
const { goods } = buildAttractionRows(base);
const { tour, tour_stop: stops } = buildTourRows(base, goods);
const places = new Map<string, Place>(goods.map((place) => [place.gds_uid, place]));

const kmBetween = (from: Place, to: Place) => Math.hypot((to.lat - from.lat) * 111, (to.lng - from.lng) * 89);
const lengthOf = (way: readonly Place[]) =>
  way.slice(1).reduce((sum, place, at) => sum + kmBetween(way[at] ?? place, place), 0);
const listOrders = (way: readonly Place[]): (readonly Place[])[] =>
  way.length < 2 ? [way] : way.flatMap((first, at) => listOrders(way.toSpliced(at, 1)).map((rest) => [first, ...rest]));

const days = tour.flatMap(({ tour_uid, title, tour_days }) =>
  Array.from({ length: tour_days }, (_unused, index) => {
    const own = stops.filter((stop) => stop.tour_uid === tour_uid && stop.day === index + 1);
    return { title, day: index + 1, own, way: own.flatMap(({ gds_uid }) => places.get(gds_uid) ?? []) };
  }),
);

describe('the tours of the sample', () => {
  it.each(days)('do not zigzag: $title, day $day', ({ way: [first, ...rest] }) => {
    if (first === undefined) throw new Error('A day has no stops.');
    const best = Math.min(...listOrders(rest).map((order) => lengthOf([first, ...order])));

    expect(lengthOf([first, ...rest])).toBeLessThanOrEqual(best * 1.3);
  });

  it('have ways that are as long as the distance needs, on foot only where it is short', () => {
    const faults = days.flatMap(({ title, own, way }) =>
      own.slice(0, -1).flatMap(({ move_by, move_km, move_min }, at) => {
        const [from, to] = [way[at], way[at + 1]];
        if (from === undefined || to === undefined) return [title];
        const isLong = move_km >= kmBetween(from, to) && move_km <= kmBetween(from, to) * 1.4 + 0.1;
        const speed = move_km / (move_min / 60);
        const isPlausible = move_by === 'WALK' ? speed <= 4.2 && move_km <= 2.2 : speed <= 50;
        return isLong && isPlausible ? [] : [`${title}: ${from.gds_nm} to ${to.gds_nm}`];
      }),
    );

    expect(faults).toEqual([]);
  });

  it('take a boat over the sea, and go by car on land', () => {
    const boats = days.flatMap(({ own, way }) =>
      own.flatMap(({ move_by }, at) => (move_by === 'BOAT' ? [[way[at]?.gds_nm, way[at + 1]?.gds_nm]] : [])),
    );

    expect(boats).toEqual([['푸른섬 몽돌해변', '푸른섬 등대지기 집']]);
  });

  it.each([
    '파도소리 요트체험',
    '솔빛 서핑 교실',
    '솔빛 바다창 호텔',
    '해솔 유람선 일몰 투어',
    '해솔 항구시장',
    '푸른섬 물질 체험',
  ])('lead to %s at the shore: on land, and the sea within a kilometre', (name) => {
    const place = goods.find(({ gds_nm }) => gds_nm === name);
    if (place === undefined) throw new Error(`No place ${name}.`);
    const around = Array.from({ length: 32 }, (_unused, at) => (at * Math.PI) / 16).map((angle) =>
      regionOf(place.lng + Math.cos(angle) * 0.0112, place.lat + Math.sin(angle) * 0.009),
    );

    expect(regionOf(place.lng, place.lat)).toBeDefined();
    expect(around).toContain(undefined);
  });
});
