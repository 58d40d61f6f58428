import { Icon, VisuallyHidden } from '@haesol/kit';
import { formatDay } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import Ban from 'lucide-react/icons/ban';
import type { CSSProperties, KeyboardEvent } from 'react';
import styles from './StockGrid.module.css';
import type { Stock } from './StockScreen.tsx';

interface StockGridProps {
  readonly stock: Stock;
  readonly time: string;
  readonly range: readonly [string, string] | undefined;
  onChoose(date: string, isRange: boolean): void;
  onClose(date: string): void;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** Days of a month, Sunday first: sold and left, sold out and closed in words. */
export function StockGrid({ stock: { days, today }, time, range, onChoose, onClose }: StockGridProps) {
  const t = useText();
  const [first] = days;
  const offset = first === undefined ? 0 : new Date(`${first.date}T00:00:00Z`).getUTCDay();

  const isClosable = (stocks: Stock['days'][number]['stocks'], date: string) =>
    date >= today && stocks.some((one) => one.time === time && one.closedWhy === null);

  /** `Shift` with the arrows widens the range, `C` closes the day. */
  function handleKey(event: KeyboardEvent<HTMLButtonElement>, at: number) {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
    const step = steps[event.key];
    const next = step === undefined ? undefined : days[at + step];
    if (next !== undefined) {
      event.preventDefault();
      const cells = event.currentTarget.closest('ol')?.querySelectorAll<HTMLButtonElement>('button');
      cells?.[at + (step ?? 0)]?.focus();
      if (event.shiftKey) onChoose(next.date, true);
    } else if (event.key === 'c' && !event.ctrlKey && !event.metaKey) {
      const day = days[at];
      if (day !== undefined && isClosable(day.stocks, day.date)) onClose(day.date);
    }
  }

  return (
    <div>
      <div aria-hidden="true" className={styles.head}>
        {weekdays.map((day) => (
          <span key={day}>{t(`weekdays.${day}`)}</span>
        ))}
      </div>
      <ol className={styles.grid}>
        {days.map(({ date, holidayNm, stocks }, at) => {
          const one = stocks.find((row) => row.time === time);
          const isChosen = range !== undefined && date >= range[0] && date <= range[1];
          const isFull = one !== undefined && one.closedWhy === null && one.sold >= one.qty;
          const state = one === undefined ? 'none' : one.closedWhy !== null ? 'closed' : isFull ? 'full' : 'open';
          const word =
            one === undefined
              ? t('stock.noStock')
              : state === 'open'
                ? ''
                : t(`stock.states.${state as 'closed' | 'full'}`);
          const numbers =
            one === undefined ? '' : t('stock.numbers', { sold: one.sold, left: one.qty - one.sold, qty: one.qty });
          return (
            <li key={date} style={at === 0 ? ({ '--first': offset + 1 } as CSSProperties) : undefined}>
              <button
                aria-pressed={isChosen}
                className={styles.day}
                data-past={date < today || undefined}
                data-state={state}
                onClick={(event) => onChoose(date, event.shiftKey)}
                onKeyDown={(event) => handleKey(event, at)}
                type="button"
              >
                {/* All of it in one text: numbers and bars alone say too little. */}
                <VisuallyHidden>
                  {[formatDay(date), holidayNm, word, one?.closedWhy, numbers].filter(Boolean).join(' ')}
                </VisuallyHidden>
                <span aria-hidden="true" className={styles.top}>
                  <b>{Number(date.slice(8))}</b>
                  {holidayNm !== null && <span className={styles.holiday}>{holidayNm}</span>}
                  {word !== '' && (
                    <span className={styles.word}>
                      {state === 'closed' && <Icon of={Ban} size={14} />}
                      {word}
                    </span>
                  )}
                </span>
                {one !== undefined && (
                  <>
                    {one.closedWhy !== null && (
                      <span aria-hidden="true" className={styles.why}>
                        {one.closedWhy}
                      </span>
                    )}
                    <span aria-hidden="true" className={styles.numbers}>
                      <span>{t('stock.sold', { count: one.sold })}</span>
                      <span>{t('stock.qty', { count: one.qty })}</span>
                    </span>
                    <meter aria-hidden="true" className={styles.meter} max={Math.max(one.qty, 1)} value={one.sold} />
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={styles.keys}>{t('stock.keys')}</p>
    </div>
  );
}
