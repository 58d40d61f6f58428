import { type ComponentPropsWithoutRef, useState } from 'react';
import { useHydrated } from '../base/useHydrated.ts';
import styles from './LatePicture.module.css';

export interface LatePictureProps extends Pick<ComponentPropsWithoutRef<'img'>, 'className'> {
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Pixels of the drawing, by which it keeps its place. */
  width: number;
  height: number;
}

/** An empty drawing of the same proportions. An address holds no blanks (RFC 3986). */
const toBlank = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20${width}%20${height}'/%3E`;

/**
 * A picture that is not in view when its page opens. Browsers ask for pictures from far below the fold too, `lazy` or
 * not, and on a slow line these take their time from the scripts: this one is asked for when the page can be used, and
 * at once where nothing runs scripts.
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
