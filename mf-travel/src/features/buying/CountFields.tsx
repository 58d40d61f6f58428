import { type AttractionOption, type DayKind, isSoldOn } from '@haesol/contracts/travel';
import { Fieldset, Stepper } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { parseCounts, toCountsText } from '#paths';
import { AgeFields } from '#ui/AgeFields';
import { toAgeText } from '#ui/ageText';
import { listChildSeats } from '#ui/childSeats';
import type { ReserveValues } from './buyingValues.ts';
import styles from './CountFields.module.css';

export interface CountFieldsProps {
  readonly form: FormHandle<ReserveValues>;
  readonly option: AttractionOption;
  /** Kind of the chosen day; undefined before the choice. */
  readonly kind: DayKind | undefined;
  /** Reason why the server refuses the number. */
  readonly refusal: string | undefined;
}

/** Number of people for each price, with the ages of the younger ones; for a room, the number of guests. */
export function CountFields(props: CountFieldsProps) {
  const { form, option } = props;
  const { room } = option;
  return room === null ? <TicketCounts {...props} /> : <Guests form={form} max={room.maxCnt} />;
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

function TicketCounts({ form, option: { prices, maxCnt }, kind, refusal }: CountFieldsProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const counts = parseCounts(form.values.counts);
  const seats = listChildSeats(counts, prices, form.values.ages);
  const missing = seats.findIndex(({ age }) => age === '');
  const ages = form.field('ages');
  const isSold = ({ days }: AttractionOption['prices'][number]) => kind === undefined || isSoldOn(days, kind);
  return (
    <Fieldset
      error={form.errorOf('counts') ?? refusal ?? (missing < 0 ? ages.error : undefined)}
      hideLabel
      id={form.field('counts').id}
      label={t('buying.steps.people')}
    >
      <ul className={styles.rows}>
        {prices.map(({ priceSn, priceNm, price, ...rest }) => (
          <li className={styles.row} key={priceSn}>
            <span>
              {priceNm}
              <small>
                {[toAgeText(rest, t), ...(rest.days === 'ALL' ? [] : [t(`attraction.days.${rest.days}`)])]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <b>{formatKrw(price)}</b>
            <Stepper
              hideLabel
              label={priceNm}
              max={isSold({ priceSn, priceNm, price, ...rest }) ? maxCnt : (counts[priceSn] ?? 0)}
              min={0}
              onValueChange={(count) => form.set({ counts: toCountsText({ ...counts, [priceSn]: count }) })}
              value={counts[priceSn] ?? 0}
            />
          </li>
        ))}
      </ul>
      <AgeFields error={ages.error} id={ages.id} onChange={(next) => form.set({ ages: next })} seats={seats} />
    </Fieldset>
  );
}
