import { useText } from '@haesol/remote/lifecycle';
import type { OfferedMove } from '#state/offeredMoves';
import styles from './Palette.module.css';

/** Moves that the palette offers: of the item at hand, and of items that were found. */
export function PaletteMoves({ offered }: { readonly offered: readonly OfferedMove[] }) {
  const t = useText();
  return (
    <section>
      <h3 className={styles.kind}>{t('palette.moves')}</h3>
      {offered.map(({ of, label, shortcut, run }) => (
        <button className={styles.link} key={`${of} ${label}`} onClick={run} type="button">
          <span className={styles.name}>
            <b>{label}</b> <span>{of}</span>
          </span>
          {shortcut !== undefined && <kbd className={styles.key}>{shortcut.toUpperCase()}</kbd>}
        </button>
      ))}
    </section>
  );
}
