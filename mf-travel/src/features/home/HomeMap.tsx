import type { AttractionCounts } from '@haesol/contracts/travel';
import { useCodes, useText } from '@haesol/remote/lifecycle';
import { mapSize } from '#map/projection';
import { province } from '#map/province';
import { MapDrawing } from '#ui/MapDrawing';
import styles from './HomeMap.module.css';
import { useRegionChoice } from './useRegionChoice.ts';

/** Map for choosing a town by its name; `RegionChips` does the same. */
export function HomeMap({ regions }: { readonly regions: AttractionCounts['regions'] }) {
  const t = useText();
  const names = useCodes('SGG');
  const { sggCd, choose } = useRegionChoice();
  const nameOf = (wanted: string) => names.find(({ code }) => code === wanted)?.codeName ?? '';
  const countOf = (wanted: string) => regions.find((region) => region.sggCd === wanted)?.total ?? 0;
  return (
    <div className={styles.map}>
      <svg aria-hidden="true" className={styles.drawing} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        <MapDrawing hasRoads={false} onSelect={choose} selected={sggCd} />
      </svg>
      <span className={styles.marks}>
        <img
          alt=""
          fetchPriority="low"
          height={mapSize.height}
          loading="lazy"
          src="/art/map-marks.svg"
          width={mapSize.width}
        />
      </span>
      {province.regions.map(({ code, label }) => (
        <button
          aria-pressed={code === sggCd}
          className={styles.name}
          key={code}
          onClick={() => choose(code)}
          style={{
            insetBlockStart: `${(label.y / mapSize.height) * 100}%`,
            insetInlineStart: `${(label.x / mapSize.width) * 100}%`,
          }}
          type="button"
        >
          <b>{nameOf(code)}</b> <span>{t('home.places', { count: countOf(code) })}</span>
        </button>
      ))}
    </div>
  );
}
