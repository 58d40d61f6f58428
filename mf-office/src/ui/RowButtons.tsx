import { Button } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { toMoved, toWithout } from './blockRules.ts';
import styles from './RowButtons.module.css';

interface RowButtonsProps<T> {
  readonly at: number;
  readonly count: number;
  readonly list: readonly T[];
  onChange(list: readonly T[]): void;
}

/** Buttons that move an entry of a list up and down, and remove it. */
export function RowButtons<T>({ at, count, list, onChange }: RowButtonsProps<T>) {
  const t = useText();
  const number = at + 1;
  return (
    <div className={styles.buttons}>
      <Button
        aria-label={t('blocks.up', { number })}
        disabled={at === 0}
        onClick={() => onChange(toMoved(list, at, -1))}
        size="small"
        type="button"
      >
        {t('blocks.upShort')}
      </Button>
      <Button
        aria-label={t('blocks.down', { number })}
        disabled={at === count - 1}
        onClick={() => onChange(toMoved(list, at, 1))}
        size="small"
        type="button"
      >
        {t('blocks.downShort')}
      </Button>
      <Button
        aria-label={t('blocks.remove', { number })}
        disabled={count === 1}
        onClick={() => onChange(toWithout(list, at))}
        size="small"
        type="button"
      >
        {t('blocks.removeShort')}
      </Button>
    </div>
  );
}
