import { useText } from '@haesol/remote/lifecycle';
import styles from './WayLegend.module.css';

const kinds = ['CAR', 'WALK', 'BOAT'] as const;

/** Legend of the lines of a `RouteMap` with these ways. */
export function WayLegend({ ways }: { readonly ways: readonly (typeof kinds)[number][] }) {
  const t = useText();
  const shown = kinds.filter((kind) => ways.includes(kind));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {shown.map((kind) => (
        <li className={styles.kind} key={kind}>
          <svg aria-hidden="true" height={4} viewBox="0 0 36 4" width={36}>
            <path className={styles.way} d="M2 2H34" data-by={kind} strokeWidth={2.4} />
          </svg>
          {t(`tours.ways.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
