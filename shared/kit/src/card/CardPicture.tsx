import type { ComponentPropsWithoutRef } from 'react';
import styles from './CardPicture.module.css';

export interface CardPictureProps
  extends Pick<ComponentPropsWithoutRef<'img'>, 'decoding' | 'fetchPriority' | 'lang' | 'loading'> {
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
}

/** 3:2 picture of a card or a row, as wide as its column; reserves its space while loading. */
export function CardPicture({ alt, ...picture }: CardPictureProps) {
  return <img alt={alt} className={styles.picture} height={160} width={240} {...picture} />;
}
