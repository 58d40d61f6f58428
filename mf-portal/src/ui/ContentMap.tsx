import type { ContentBlock } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { toHref } from '@haesol/shared/routes';
import styles from './ContentMap.module.css';

export interface ContentMapProps {
  readonly block: Extract<ContentBlock, { type: 'map' }>;
}

/** A place on the map of the province; its words say the same. */
export function ContentMap({ block: { label, lat, lng } }: ContentMapProps) {
  const t = useText();
  return (
    <section>
      <h2 className={styles.title}>{t('contentBlocks.map')}</h2>
      <figure className={styles.figure}>
        <span aria-label={t('contentBlocks.mapAlt', { label })} className={styles.map} role="img">
          {(['light', 'dark', 'contrast'] as const).map((theme) => (
            <img
              alt=""
              className={styles[theme]}
              height={514}
              key={theme}
              loading="lazy"
              src={toHref('/art/map.svg', { at: `${lng},${lat}`, theme })}
              width={620}
            />
          ))}
        </span>
        <figcaption className={styles.words}>
          <b>{label}</b>
          <span>{t('contentBlocks.coordinates', { latitude: lat, longitude: lng })}</span>
        </figcaption>
      </figure>
    </section>
  );
}
