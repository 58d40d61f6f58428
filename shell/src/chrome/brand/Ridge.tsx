import {
  type PinePlacement,
  pinePaths,
  type RidgePlace,
  ridgeFar,
  ridgeNear,
  ridgePines,
  ridgeViewBox,
} from '@haesol/kit/tokens/brand';
import styles from './Ridge.module.css';

function Pine({ variant, x, y, scale, mirrored }: PinePlacement) {
  const { trunk, branches, crown } = pinePaths[variant];
  return (
    <g transform={`translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`}>
      <path d={branches} className={styles.branches} />
      <path d={`${trunk}${crown}`} />
    </g>
  );
}

/** Ridge line of the site, for headers, the footer and empty states. Fills its container. */
export function Ridge({ place }: { place: RidgePlace }) {
  return (
    <svg
      className={styles.ridge}
      data-place={place}
      viewBox={ridgeViewBox[place]}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
      focusable={false}
    >
      <path className={styles.far} d={ridgeFar[place]} />
      <g className={styles.near}>
        <path d={ridgeNear[place]} />
        {ridgePines[place].map((pine) => (
          <Pine key={`${pine.x}-${pine.y}`} {...pine} />
        ))}
      </g>
    </svg>
  );
}
