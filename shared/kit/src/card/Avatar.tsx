import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Whose it is; the first syllable stands for the picture. */
  name: string;
  imageUrl?: string | null | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A person's picture or initial. Decorative: the name stands beside it in words. */
export function Avatar({ name, imageUrl, size = 'medium' }: AvatarProps) {
  return (
    <span aria-hidden="true" className={styles.avatar} data-size={size}>
      {imageUrl ? <img alt="" className={styles.picture} src={imageUrl} /> : firstSyllable(name)}
    </span>
  );
}

function firstSyllable(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase('en-US') ?? '';
}
