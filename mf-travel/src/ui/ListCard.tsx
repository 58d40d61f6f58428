import type { ContentLocale } from '@haesol/contracts/common';
import { Card, toPictureLoading } from '@haesol/kit';
import type { ReactNode } from 'react';
import { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx';
import styles from './ListCard.module.css';

export interface ListCardProps {
  readonly href: string;
  readonly title: string;
  readonly lang: ContentLocale;
  readonly thumbUrl: string;
  readonly thumbAlt: string;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly meta?: ReactNode;
  readonly foot?: ReactNode;
  /** Buttons outside of the link. */
  readonly action?: ReactNode;
  /** Item that the button on the picture marks. */
  readonly favourite?: FavouriteButtonProps['item'];
  readonly children?: ReactNode;
  /** @default 2 */
  readonly headingLevel?: 2 | 3;
  /** @default 'row' */
  readonly titleSize?: 'row' | 'large';
}

/** Picture with a title and a text, all in one link. */
export function ListCard({
  href,
  title,
  lang,
  thumbUrl,
  thumbAlt,
  index,
  favourite,
  headingLevel = 2,
  ...parts
}: ListCardProps) {
  return (
    <div className={styles.card}>
      <Card
        {...parts}
        headingLevel={headingLevel}
        href={href}
        media={
          <img
            alt={thumbAlt}
            className={styles.picture}
            decoding="async"
            height={320}
            lang={lang}
            src={thumbUrl}
            width={480}
            {...toPictureLoading(index)}
          />
        }
        title={<span lang={lang}>{title}</span>}
      />
      {favourite !== undefined && (
        <div className={styles.favourite}>
          <FavouriteButton item={favourite} />
        </div>
      )}
    </div>
  );
}
