import { Button } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useEffect, useRef } from 'react';
import { toMoved, toWithout } from './blockRules.ts';
import styles from './RowButtons.module.css';

interface RowButtonsProps<T> {
  readonly at: number;
  readonly count: number;
  readonly list: readonly T[];
  /** Name of the entry, for the labels. @default its number */
  readonly name?: string;
  /** Index of the first entry that moves; those before it stay. @default 0 */
  readonly first?: number;
  onChange(list: readonly T[]): void;
}

/** Buttons that move an entry of a list up and down, and remove it. */
export function RowButtons<T>({ at, count, list, name, first = 0, onChange }: RowButtonsProps<T>) {
  const t = useText();
  const toLabel = (verb: 'down' | 'remove' | 'up') =>
    name === undefined ? t(`blocks.${verb}`, { number: at + 1 }) : t(`blocks.${verb}Of`, { name });
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
  function remove() {
    const rows = [...(buttons.current?.closest('fieldset')?.querySelectorAll('[data-row-buttons]') ?? [])];
    const index = rows.findIndex((row) => row.isSameNode(buttons.current));
    // The row takes its focused button with it.
    (rows[index + 1] ?? rows[index - 1])?.querySelector<HTMLElement>('button:last-child')?.focus();
    onChange(toWithout(list, at));
  }
  return (
    <div className={styles.buttons} data-row-buttons="" ref={buttons}>
      <Button aria-label={toLabel('up')} disabled={at === first} onClick={() => move(-1)} size="small" type="button">
        {t('blocks.upShort')}
      </Button>
      <Button
        aria-label={toLabel('down')}
        disabled={at === count - 1}
        onClick={() => move(1)}
        size="small"
        type="button"
      >
        {t('blocks.downShort')}
      </Button>
      <Button aria-label={toLabel('remove')} disabled={count === 1} onClick={remove} size="small" type="button">
        {t('blocks.removeShort')}
      </Button>
    </div>
  );
}
