import { type ComponentPropsWithoutRef, useState } from 'react';
import { useHydrated } from '../base/useHydrated.ts';
import styles from './LatePicture.module.css';

export interface LatePictureProps extends Pick<ComponentPropsWithoutRef<'img'>, 'className'> {
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Intrinsic size in pixels, to reserve the space. */
  width: number;
  height: number;
}

/** Empty image of the same proportions. A URL contains no spaces (RFC 3986). */
const toBlank = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20${width}%20${height}'/%3E`;

/**
 * Picture outside of the initial viewport. Browsers load pictures from far below the fold, even with `lazy`, and on a slow
 * connection they delay scripts: this one loads once the page is interactive, and immediately without JavaScript.
 */
export function LatePicture({ alt, className, src, width, height }: LatePictureProps) {
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  const shown = isHydrated ? src : toBlank(width, height);
  const lateName = [styles.late, className].filter(Boolean).join(' ');
  return (
    <>
      <img alt={alt} className={lateName} height={height} loading="lazy" src={shown} width={width} />
      {isServed ? (
        <noscript className={styles.plain}>
          <img alt={alt} className={className} height={height} loading="lazy" src={src} width={width} />
        </noscript>
      ) : null}
    </>
  );
}
