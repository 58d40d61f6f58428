import { Button } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useEffect, useRef } from 'react';
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
  const buttons = useRef<HTMLDivElement>(null);
  const moved = useRef<-1 | 1>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button loses the focus where its row goes to another place
  useEffect(() => {
    const step = moved.current;
    moved.current = undefined;
    if (step === undefined) return;
    const [up, down] = buttons.current?.querySelectorAll('button') ?? [];
    // Also where the row is the first or last one now: a disabled button keeps the focus.
    (step === -1 ? up : down)?.focus();
  }, [at]);
  function move(step: -1 | 1) {
    moved.current = step;
    onChange(toMoved(list, at, step));
  }
  return (
    <div className={styles.buttons} ref={buttons}>
      <Button
        aria-label={t('blocks.up', { number })}
        disabled={at === 0}
        onClick={() => move(-1)}
        size="small"
        type="button"
      >
        {t('blocks.upShort')}
      </Button>
      <Button
        aria-label={t('blocks.down', { number })}
        disabled={at === count - 1}
        onClick={() => move(1)}
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
