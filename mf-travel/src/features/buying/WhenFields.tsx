import type { GoodsInfo } from '@haesol/contracts/travel';
import { Fieldset, RadioGroup, TextField } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import { DayCalendar } from '#ui/DayCalendar';
import type { ReserveValues } from './buyingValues.ts';
import styles from './WhenFields.module.css';

/** Limits the year to four digits, after which typing moves on to the month. */
const lastDay = '2999-12-31';

export interface WhenFieldsProps {
  readonly form: FormHandle<ReserveValues>;
  readonly info: GoodsInfo;
  readonly isRoom: boolean;
}

/** Day and, for goods with times, time. */
export function WhenFields({ form, info, isRoom }: WhenFieldsProps) {
  const t = useText();
  const { id } = form.field('useDate');
  return (
    <div className={styles.when}>
      {info.dates.length === 0 ? (
        <TextField {...form.field('useDate')} label={t('buying.day')} max={lastDay} type="date" />
      ) : (
        <Fieldset error={form.errorOf('useDate')} id={id} label={t('buying.day')} required>
          <DayCalendar
            chosen={form.values.useDate}
            days={info.dates}
            label={t(isRoom ? 'room.nightsOf' : 'buying.seatsOf')}
            look={isRoom ? 'price' : 'seats'}
            onChoose={(useDate) => form.set({ useDate })}
          />
        </Fieldset>
      )}
      {info.times.length > 0 && (
        <RadioGroup
          {...form.field('useTime')}
          label={t('buying.time')}
          layout="cards"
          options={info.times.map((time) => ({ value: time, label: time }))}
        />
      )}
    </div>
  );
}
