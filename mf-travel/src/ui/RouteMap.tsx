import type { TourStop } from '@haesol/contracts/travel';
import { meansBetween } from '#map/meansBetween';
import { boxAround, type MapPoint, toMapPoint, toViewBox } from '#map/projection';
import { provinceRoads } from '#map/roads';
import { spreadApart } from '#map/spreadApart';
import { MapDrawing } from './MapDrawing.tsx';
import styles from './RouteMap.module.css';
import { WayLegend } from './WayLegend.tsx';

interface RouteStop {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  /** Means of transport to the next stop; null at the last one. */
  readonly moveBy: TourStop['moveBy'];
}

export interface RouteMapProps {
  /** Accessible name of the map. */
  readonly label: string;
  readonly stops: readonly RouteStop[];
}

/** Width of the map for which the sizes of lines and numbers are meant. */
const drawnWidth = 264;
const radius = 12;

const toPath = (way: readonly MapPoint[]) => way.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Numbered stops of a day on the map, and the ways between them: by car along the roads, else straight. */
export function RouteMap({ label, stops }: RouteMapProps) {
  const at = stops.map(toMapPoint);
  const ways = stops.slice(0, -1).flatMap((stop, index) => {
    const [from, to, next] = [at[index], at[index + 1], stops[index + 1]];
    if (from === undefined || to === undefined || next === undefined) return [];
    const { id, moveBy } = stop;
    const by = meansBetween(stop, next, moveBy) ?? 'CAR';
    return [{ id, by, way: by === 'CAR' ? provinceRoads.findWay(from, to) : [from, to] }];
  });
  const box = boxAround([...at, ...ways.flatMap(({ way }) => way)], 22, 120);
  // The map is 4:3; a box that is taller is shown whole.
  const size = Math.max(box.width, (box.height * 4) / 3) / drawnWidth;
  const numbers = spreadApart(at, 2 * radius * size);
  return (
    <>
      <svg
        aria-label={label}
        className={styles.map}
        preserveAspectRatio="xMidYMid meet"
        role="img"
        viewBox={toViewBox(box)}
      >
        <MapDrawing />
        {ways.map(({ id, by, way }) => (
          <path className={styles.way} d={toPath(way)} data-by={by} key={id} strokeWidth={3.3 * size} />
        ))}
        {numbers.map(({ x, y }, index) => (
          <g key={stops[index]?.id} transform={`translate(${x} ${y}) scale(${size})`}>
            <circle className={styles.point} r={radius} />
            <text className={styles.number} textAnchor="middle" y={5}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <WayLegend ways={ways.map(({ by }) => by)} />
    </>
  );
}
