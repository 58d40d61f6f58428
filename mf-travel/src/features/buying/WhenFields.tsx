import type { GoodsInfo } from '@haesol/contracts/travel';
import { Fieldset, RadioGroup } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import { DayCalendar } from '#ui/DayCalendar';
import { StayFields } from '#ui/StayFields';
import { useHourText } from '#ui/useWhenText';
import type { ReserveValues } from './buyingValues.ts';
import { WaitForSeats } from './WaitForSeats.tsx';
import styles from './WhenFields.module.css';

export interface WhenFieldsProps {
  readonly form: FormHandle<ReserveValues>;
  readonly info: GoodsInfo;
  readonly isRoom: boolean;
  /** Reason why the server refuses the day or its seats. */
  readonly refusal: string | undefined;
  /** Number of chosen tickets. */
  readonly count: number;
}

/** Day and, for goods with times, time with its seats; for a room arrival and departure. */
export function WhenFields(props: WhenFieldsProps) {
  return props.isRoom ? <StayWhen {...props} /> : <DayWhen {...props} />;
}

function StayWhen({ form, info, refusal }: WhenFieldsProps) {
  const { useDate, departDate } = form.values;
  return (
    <div className={styles.when}>
      <StayFields
        error={form.errorOf('useDate') ?? refusal}
        id={form.field('useDate').id}
        info={info}
        onChoose={({ from, to }) => form.set({ useDate: from, departDate: to })}
        stay={{ from: useDate, to: departDate }}
      />
      <WaitForSeats count={1} info={info} />
    </div>
  );
}

function DayWhen({ form, info, refusal, count }: WhenFieldsProps) {
  const t = useText();
  const hourText = useHourText();
  const { useDate, useTime } = form.values;
  const day = info.dates.find(({ date }) => date === useDate);
  const times = day === undefined ? info.times.map((time) => ({ time, remain: 0, state: undefined })) : day.times;
  const isTimed = info.times.length > 0;
  const closed = day?.state === 'CLOSED' ? day.why : undefined;
  return (
    <div className={styles.when}>
      <Fieldset
        error={form.errorOf('useDate') ?? closed ?? (isTimed ? undefined : refusal)}
        id={form.field('useDate').id}
        label={t('buying.day')}
        required
      >
        <DayCalendar
          chosen={useDate}
          days={info.dates}
          label={t('buying.seatsOf')}
          look="seats"
          onChoose={(date) => {
            const next = info.dates.find((one) => one.date === date)?.times.find(({ time }) => time === useTime);
            const isFree = next?.state === 'OPEN' || next?.state === 'FEW';
            form.set({ useDate: date, ...(useTime !== '' && !isFree && { useTime: '' }) });
          }}
        />
      </Fieldset>
      {isTimed && times.length > 0 && (
        <RadioGroup
          {...form.field('useTime')}
          error={form.errorOf('useTime') ?? (useTime === '' ? undefined : refusal)}
          label={hourText(t('buying.time'))}
          layout="cards"
          options={times.map(({ time, remain, state }) => ({
            value: time,
            label: time,
            ...(state !== undefined && {
              description: t(`buying.seats.${state}`, { count: remain }),
              disabled: state === 'FULL' || state === 'CLOSED',
            }),
          }))}
        />
      )}
      <WaitForSeats count={count} info={info} />
    </div>
  );
}
