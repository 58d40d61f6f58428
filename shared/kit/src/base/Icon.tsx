import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

export interface IconProps {
  /** Glyph from `lucide-react/icons/…`. */
  of: LucideIcon;
  /**
   * Size in CSS pixels at the normal text size; scales with the text.
   * @default 20
   */
  size?: number;
}

const THIN_FROM = 28;

/** Decorative line icon; its meaning must also be in a text beside it or in the control's name. */
export function Icon({ of: Glyph, size = 20 }: IconProps) {
  const edge = `${size / 16}rem`;
  return (
    <Glyph
      aria-hidden="true"
      className={styles.icon}
      focusable="false"
      height={edge}
      strokeWidth={size >= THIN_FROM ? 1.5 : 1.75}
      width={edge}
    />
  );
}
