import type { ContentLocale, Picture } from '@haesol/contracts/common';
import { Icon, ZoomDialog } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { useState } from 'react';
import styles from './Gallery.module.css';

export interface GalleryProps {
  readonly images: readonly Picture[];
  readonly lang: ContentLocale;
}

/** Pictures of the place; each can be enlarged. */
export function Gallery({ images, lang }: GalleryProps) {
  const t = useText();
  const [shown, setShown] = useState<Picture>();
  return (
    <>
      <ul className={styles.gallery} data-count={images.length > 5 ? 'many' : images.length}>
        {images.map((image, index) => (
          <li className={styles.item} key={image.url}>
            <button
              aria-label={t('attraction.enlarge', { name: image.caption ?? image.alt })}
              className={styles.button}
              onClick={() => setShown(image)}
              type="button"
            >
              <img
                alt={image.alt}
                className={styles.picture}
                decoding="async"
                fetchPriority={index === 0 ? 'high' : 'low'}
                height={540}
                lang={lang}
                loading={index === 0 ? 'eager' : 'lazy'}
                src={`${image.url}?w=wide`}
                width={960}
              />
              <span aria-hidden="true" className={styles.sign}>
                <Icon of={Maximize2} size={18} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ZoomDialog
        alt={shown?.alt ?? ''}
        onClose={() => setShown(undefined)}
        open={shown !== undefined}
        src={shown === undefined ? '' : `${shown.url}?w=wide`}
      />
    </>
  );
}
