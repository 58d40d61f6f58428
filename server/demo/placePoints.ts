import { getProvince, regionOf } from '../src/pages/pictures/province.ts';
import { createDraw, type Draw } from './draw.ts';

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** So far from the border, in degrees, lies every place. */
const margin = 0.012;

const toDirections = (count: number): readonly (readonly [north: number, east: number])[] =>
  Array.from({ length: count }, (_, index) => [
    Math.sin((index * 2 * Math.PI) / count),
    Math.cos((index * 2 * Math.PI) / count),
  ]);
const offsets = toDirections(8);
const directions = toDirections(32);

/** @param region index of the town, from 0 */
function isInside({ lat, lng }: Point, region: number, far: number): boolean {
  return offsets.every(([north, east]) => regionOf(lng + east * far * 1.25, lat + north * far) === region);
}

/** How near the sea a point is: in so few of the directions there is land at a distance. */
const shoreRank = ({ lat, lng }: Point): number =>
  offsets.filter(([north, east]) => regionOf(lng + east * 0.05, lat + north * 0.04) !== undefined).length;

/** Distance in degrees from the water of places at the shore, and the step of the search for it. */
const shore = { inset: 0.005, step: 0.003, farthest: 0.4 };

/** Moves a point of a town to its nearest shore. @param town from 1 */
export function toShore({ lat, lng }: Point, town: number): Point {
  for (let far = shore.step; far < shore.farthest; far += shore.step) {
    for (const [north, east] of directions) {
      const at = (distance: number) => ({ lat: lat + north * distance, lng: lng + east * distance * 1.25 });
      const [sea, land] = [at(far), at(far - shore.inset)];
      if (regionOf(sea.lng, sea.lat) === undefined && regionOf(land.lng, land.lat) === town - 1) return land;
    }
  }
  return { lat, lng };
}

const apart = (a: Point, b: Point) => Math.hypot(a.lat - b.lat, (a.lng - b.lng) * 0.8);

function spread(region: number, count: number, draw: Draw): Point[] {
  const [west, south, east, north] = getProvince().regions[region]?.properties.box ?? [0, 0, 0, 0];
  const points: Point[] = [];
  let gap = 0.06;
  for (let tries = 0; points.length < count && tries < 20_000; tries += 1) {
    if (tries % 300 === 299) gap *= 0.9;
    const point = { lat: south + draw.next() * (north - south), lng: west + draw.next() * (east - west) };
    if (isInside(point, region, margin) && points.every((other) => apart(point, other) >= gap)) points.push(point);
  }
  return points;
}

/** So many of the points lie so near another one that one walks. */
const neighbourCount = 2;

function addNeighbours(points: readonly Point[], region: number, draw: Draw): Point[] {
  return points.flatMap((point, index) => {
    if (index >= neighbourCount) return [point];
    for (let tries = 0; tries < 60; tries += 1) {
      const [north, east] = offsets[draw.int(0, 7)] ?? [0, 0];
      const neighbour = { lat: point.lat + north * 0.013, lng: point.lng + east * 0.016 };
      if (isInside(neighbour, region, 0.004)) return [point, neighbour];
    }
    return [point];
  });
}

/**
 * Points inside of a town, those by the sea first; the first two have a neighbour within walking distance.
 * @param town from 1
 */
export function pointsOf(town: number, count: number): readonly Point[] {
  const region = town - 1;
  const draw = createDraw(`points of town ${town}`);
  const wide = spread(region, count - neighbourCount, draw).toSorted((a, b) => shoreRank(a) - shoreRank(b));
  return addNeighbours(wide, region, draw);
}
