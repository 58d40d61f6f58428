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
}

/** Map of the part of the province that contains some places. */
export function PlaceMap({ label, points, selected = '' }: PlaceMapProps) {
  const at = points.map(toMapPoint);
  const box = boxAround(at, 30, 190);
  return (
    <svg
      aria-label={label}
      className={styles.map}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox={toViewBox(box)}
    >
      <MapDrawing selected={selected} />
      {at.map(({ x, y }, index) => (
        <g key={points[index]?.id} transform={`translate(${x} ${y}) scale(${box.width / 190})`}>
          <circle className={styles.point} r={9} />
        </g>
      ))}
    </svg>
  );
}
