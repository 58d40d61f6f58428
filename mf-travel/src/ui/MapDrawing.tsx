import { province } from '#map/province';
import styles from './MapDrawing.module.css';

export interface MapDrawingProps {
  /** Code of the region that is filled; empty: none. */
  readonly selected?: string;
  /** Called on a press of a region; for keyboard and screen readers the names of regions are buttons. */
  readonly onSelect?: ((code: string) => void) | undefined;
  /** Highlight of the selected region: filled in a colour for white text, or lightly with an outline. @default 'filled' */
  readonly look?: 'filled' | 'outlined';
  /** Roads between the towns. */
  readonly hasRoads?: boolean;
}

/** Land and water of the province, as parts of an SVG in the map's own coordinates. */
export function MapDrawing({ selected = '', onSelect, look = 'filled', hasRoads = true }: MapDrawingProps) {
  const outline = province.regions.find(({ code }) => code === selected)?.path;
  return (
    <g>
      <path className={styles.halo} d={province.coast} data-far="" />
      <path className={styles.halo} d={province.coast} />
      {province.regions.map(({ code, path }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; a button does the same
        <path
          className={styles.region}
          d={path}
          data-pressable={onSelect === undefined ? undefined : ''}
          data-selected={code === selected ? look : undefined}
          key={code}
          onClick={onSelect === undefined ? undefined : () => onSelect(code)}
        />
      ))}
      {hasRoads && <path className={styles.road} d={province.roads} />}
      <path className={styles.river} d={province.rivers} />
      {/* Above its neighbours, whose edges would cover half of it. */}
      {look === 'outlined' && outline !== undefined && (
        <path className={styles.outline} d={outline} vectorEffect="non-scaling-stroke" />
      )}
    </g>
  );
}
