import type { AttractionOption } from '@haesol/contracts/travel';
import { LinkButton } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { toReserveHref } from '#paths';
import { About } from '#ui/About';
import { SumBar } from '#ui/BottomBar';
import { Currency } from '#ui/Currency';
import styles from './OptionSum.module.css';
import { findLowestPrice, listChosen, sumTickets } from './optionRules.ts';
import type { Counts } from './useCounts.ts';

export interface OptionSumProps {
  readonly options: readonly AttractionOption[];
  readonly counts: Counts;
}

const sumId = 'sum';

/** Total price of the chosen tickets. */
export function OptionSum({ options, counts }: OptionSumProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { count, amount } = sumTickets(options, counts.values);
  const chosen = listChosen(options, counts.values);
  const lowest = findLowestPrice(options);
  return (
    <section
      aria-label={t('attraction.sum')}
      className={styles.sum}
      data-choice={chosen.length > 1 || undefined}
      id={sumId}
    >
      <p className={styles.lowest}>
        {t('attractions.from', { price: formatKrw(lowest) })}
        <About won={lowest} />
      </p>
      <p aria-live="polite" className={styles.line}>
        <span>{t('attraction.chosen', { count })}</span>
        <b className={styles.amount}>
          {formatKrw(amount)}
          <About won={amount} />
        </b>
      </p>
      <div className={styles.buttons}>
        {chosen.length === 0 ? (
          <LinkButton block href="#options" size="large" variant="primary">
            {t('attraction.chooseTickets')}
          </LinkButton>
        ) : (
          chosen.map(({ goodsDtlId, optionNm, counts: own }) => (
            <LinkButton block href={toReserveHref(goodsDtlId, own)} key={goodsDtlId} size="large" variant="primary">
              {chosen.length === 1 ? t('attraction.reserve') : t('attraction.reserveOf', { name: optionNm })}
            </LinkButton>
          ))
        )}
      </div>
      <p className={styles.note}>{t('attraction.sumText')}</p>
      <Currency />
    </section>
  );
}

/** The same at the bottom of narrow screens; several options have their buttons in the section of the sum. */
export function OptionBar({ options, counts }: OptionSumProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { count, amount } = sumTickets(options, counts.values);
  const [first, ...others] = listChosen(options, counts.values);
  const lowest = t('attractions.from', { price: formatKrw(findLowestPrice(options)) });
  const href =
    first === undefined ? '#options' : others.length > 0 ? `#${sumId}` : toReserveHref(first.goodsDtlId, first.counts);
  return (
    <SumBar
      note={t('attraction.chosen', { count })}
      sum={first === undefined ? lowest : formatKrw(amount)}
      won={first === undefined ? findLowestPrice(options) : amount}
    >
      <LinkButton href={href} size="large" variant="primary">
        {t(first === undefined ? 'attraction.chooseTickets' : 'attraction.reserve')}
      </LinkButton>
    </SumBar>
  );
}
