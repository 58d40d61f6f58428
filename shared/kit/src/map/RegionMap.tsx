import MapPin from 'lucide-react/icons/map-pin';
import { Icon } from '../base/Icon.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { ChipGroup } from '../filter/ChipGroup.tsx';
import styles from './RegionMap.module.css';

export interface MapPoint {
  x: number;
  y: number;
}

export interface MapRegion {
  code: string;
  name: string;
  /** Outline, as the `d` of an SVG path in the map's coordinates. */
  path: string;
  /** Position of the name. */
  label: MapPoint;
  /** Number of places in the region. */
  count: number;
}

export interface MapMarker extends MapPoint {
  id: string;
  name: string;
}

export interface RegionMapProps {
  /** Name of the map, e.g. "지역별 관광지". */
  label: string;
  width: number;
  height: number;
  /** Outline of the land. */
  coast: string;
  /** Decorative lines of water. */
  rivers?: string | undefined;
  regions: readonly MapRegion[];
  /** Places with a pin. */
  markers?: readonly MapMarker[] | undefined;
  /** Code of the region; empty: all. */
  selected: string;
  onSelect: (code: string) => void;
  onMarker?: ((id: string) => void) | undefined;
}

/** Map for choosing a region; the names are buttons, and a row of chips below does the same. */
export function RegionMap({
  label,
  width,
  height,
  coast,
  rivers,
  regions,
  markers = [],
  selected,
  onSelect,
  onMarker,
}: RegionMapProps) {
  const say = useKitText();
  const choose = (code: string) => onSelect(code === selected ? '' : code);
  const place = ({ x, y }: MapPoint) => ({
    insetBlockStart: `${(y / height) * 100}%`,
    insetInlineStart: `${(x / width) * 100}%`,
  });
  return (
    <div className={styles.map}>
      <div className={styles.picture}>
        <svg aria-hidden="true" className={styles.drawing} viewBox={`0 0 ${width} ${height}`}>
          <path className={styles.halo} d={coast} data-far="" />
          <path className={styles.halo} d={coast} />
          {regions.map(({ code, path }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the name on it is a button.
            <path
              className={styles.region}
              d={path}
              data-selected={code === selected || undefined}
              key={code}
              onClick={() => choose(code)}
            />
          ))}
          {rivers === undefined ? null : <path className={styles.river} d={rivers} />}
        </svg>
        {regions.map(({ code, name, count, label: at }) => (
          <button
            aria-pressed={code === selected}
            className={styles.name}
            key={code}
            onClick={() => choose(code)}
            style={place(at)}
            type="button"
          >
            <b>{name}</b> <span>{say(uiTexts.mapPlaces, { count })}</span>
          </button>
        ))}
        {markers.map((marker) => (
          <button
            aria-label={marker.name}
            className={styles.marker}
            key={marker.id}
            onClick={() => onMarker?.(marker.id)}
            style={place(marker)}
            type="button"
          >
            <Icon of={MapPin} size={28} />
          </button>
        ))}
      </div>
      <ChipGroup
        label={label}
        onToggle={choose}
        options={regions.map(({ code, name, count }) => ({ value: code, label: name, count }))}
        selected={selected === '' ? [] : [selected]}
      />
    </div>
  );
}
