import type { ComponentPropsWithoutRef } from 'react';
import styles from './CardPicture.module.css';

export interface CardPictureProps
  extends Pick<ComponentPropsWithoutRef<'img'>, 'decoding' | 'fetchPriority' | 'loading'> {
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
}

/** The 3:2 picture of a card or of a row, as wide as its column; it keeps its place before it is there. */
export function CardPicture({ alt, ...picture }: CardPictureProps) {
  return <img alt={alt} className={styles.picture} height={160} width={240} {...picture} />;
}
