import { type AttractionOption, orderLimits } from '@haesol/contracts/travel';
import { Fieldset, Select, Stepper } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { parseCounts, toCountsText } from '#paths';
import { type ReserveValues, toPeople, usualAge } from './buyingValues.ts';
import styles from './CountFields.module.css';

export interface CountFieldsProps {
  readonly form: FormHandle<ReserveValues>;
  readonly option: AttractionOption;
}

const ages = Array.from({ length: orderLimits.childAge + 1 }, (_, age) => String(age));

/** Number of people for each price, with the ages of the younger ones; for a room, the number of guests. */
export function CountFields({ form, option }: CountFieldsProps) {
  const { room } = option;
  return room === null ? <TicketCounts form={form} option={option} /> : <Guests form={form} max={room.maxCnt} />;
}

function Guests({ form, max }: { readonly form: CountFieldsProps['form']; readonly max: number }) {
  const t = useText();
  return (
    <Stepper
      help={t('buying.guestsHelp', { count: max })}
      label={t('buying.guests')}
      max={max}
      onValueChange={(count) => form.set({ guests: String(count) })}
      value={Math.min(max, Number(form.values.guests))}
    />
  );
}

function TicketCounts({ form, option: { prices, maxCnt } }: CountFieldsProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { ages: chosen } = form.values;
  const counts = parseCounts(form.values.counts);
  const { childAges } = toPeople(counts, prices, chosen);
  return (
    <Fieldset error={form.errorOf('counts')} hideLabel id={form.field('counts').id} label={t('buying.steps.people')}>
      <ul className={styles.rows}>
        {prices.map(({ priceSn, priceNm, price }) => (
          <li className={styles.row} key={priceSn}>
            <span>{priceNm}</span>
            <b>{formatKrw(price)}</b>
            <Stepper
              hideLabel
              label={priceNm}
              max={maxCnt}
              min={0}
              onValueChange={(count) => form.set({ counts: toCountsText({ ...counts, [priceSn]: count }) })}
              value={counts[priceSn] ?? 0}
            />
          </li>
        ))}
      </ul>
      {childAges.length > 0 && (
        <div className={styles.ages}>
          {childAges.map((age, index) => (
            <Select
              inlineLabel
              // biome-ignore lint/suspicious/noArrayIndexKey: people are identified by position
              key={index}
              label={t('buying.age', { number: index + 1 })}
              onChange={(event) =>
                form.set({
                  ages: childAges.map((_age, at) => (at === index ? event.target.value : (chosen[at] ?? usualAge))),
                })
              }
              options={ages.map((value) => ({ value, label: t('buying.years', { count: Number(value) }) }))}
              value={String(age)}
            />
          ))}
        </div>
      )}
    </Fieldset>
  );
}
