import type { ContentBlock } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { toHref } from '@haesol/shared/routing';
import { Icon } from '@haesol/shared/ui';
import MapPin from 'lucide-react/icons/map-pin';
import styles from './ContentMap.module.css';

export interface ContentMapProps {
  readonly block: Extract<ContentBlock, { type: 'map' }>;
}

/** Edges of the drawn map, in degrees. */
const edges = { west: 130, east: 131.2, north: 36.9, south: 36.1 } as const;

/** The map draws the one that is named in another colour. */
const regions = ['해솔시', '가온시', '나래시', '다온군', '라움군', '마루군', '솔빛군', '푸른섬군'];

const toPct = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** A place on the map of the province; its words say the same. */
export function ContentMap({ block: { label, lat, lng } }: ContentMapProps) {
  const t = useText();
  const selected = regions.find((name) => label.includes(name));
  return (
    <section>
      <h2 className={styles.title}>{t('contentBlocks.map')}</h2>
      <figure className={styles.figure}>
        <div className={styles.map}>
          <span aria-label={t('contentBlocks.mapAlt', { label })} role="img">
            {(['light', 'dark'] as const).map((theme) => (
              <img
                alt=""
                className={styles.picture}
                data-theme={theme}
                height={514}
                key={theme}
                loading="lazy"
                src={toHref('/art/map.svg', { selected, theme })}
                width={620}
              />
            ))}
          </span>
          <span
            aria-hidden="true"
            className={styles.pin}
            style={{
              insetInlineStart: toPct(lng - edges.west, edges.east - edges.west),
              insetBlockStart: toPct(edges.north - lat, edges.north - edges.south),
            }}
          >
            <Icon of={MapPin} size={32} />
          </span>
        </div>
        <figcaption className={styles.words}>
          <b>{label}</b>
          <span>{t('contentBlocks.coordinates', { latitude: lat, longitude: lng })}</span>
        </figcaption>
      </figure>
    </section>
  );
}
