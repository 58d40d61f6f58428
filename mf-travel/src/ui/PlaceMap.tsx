import { boxAround, toMapPoint, toViewBox } from '#map/projection';
import { MapDrawing } from './MapDrawing.tsx';
import styles from './PlaceMap.module.css';

interface PlaceMapPoint {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
}

export interface PlaceMapProps {
  /** Accessible name of the map. */
  readonly label: string;
  readonly points: readonly PlaceMapPoint[];
  /** Code of the region that is filled. */
  readonly selected?: string;
  /** Means of transport from each point to the next; numbers the points. */
  readonly ways?: readonly ('WALK' | 'CAR' | 'BOAT' | null)[] | undefined;
}

/** Numbers are small, because stops of one day may be close to each other. */
const numberedScale = 0.72;

/** Map of the part of the province that contains some places. */
export function PlaceMap({ label, points, selected = '', ways }: PlaceMapProps) {
  const at = points.map(toMapPoint);
  const box = boxAround(at, ways === undefined ? 30 : 22, ways === undefined ? 190 : 120);
  const size = box.width / 190;
  return (
    <svg
      aria-label={label}
      className={styles.map}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox={toViewBox(box)}
    >
      <MapDrawing selected={selected} />
      {ways !== undefined &&
        points.slice(1).map(({ id }, index) => {
          const [from, to] = [at[index], at[index + 1]];
          if (from === undefined || to === undefined) return null;
          return (
            <path
              className={styles.way}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              data-by={ways[index] ?? 'CAR'}
              key={id}
              strokeWidth={2.4 * size}
            />
          );
        })}
      {at.map(({ x, y }, index) => (
        <g
          key={points[index]?.id}
          transform={`translate(${x} ${y}) scale(${ways === undefined ? size : size * numberedScale})`}
        >
          <circle
            className={styles.point}
            data-numbered={ways === undefined ? undefined : ''}
            r={ways === undefined ? 9 : 12}
          />
          {ways !== undefined && (
            <text className={styles.number} textAnchor="middle" y={5}>
              {index + 1}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
