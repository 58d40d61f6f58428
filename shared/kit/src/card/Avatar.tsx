import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Name; its first syllable replaces a missing picture. */
  name: string;
  imageUrl?: string | null | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** Picture or initial of a person. Decorative: the name must be beside it as text. */
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
