import { Button, Select, TextField } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import Clock from 'lucide-react/icons/clock';
import { type SubmitEvent, useState } from 'react';
import type { BookingAddress } from './bookingGets.ts';
import styles from './FreeTimeForm.module.css';

/** Opening and closing hours of the site's equipment. */
const hours = Array.from({ length: 10 }, (_, at) => `${String(at + 9).padStart(2, '0')}:00`);

type WantedTime = Pick<BookingAddress, 'date' | 'from' | 'to'>;

export interface FreeTimeFormProps {
  readonly value: WantedTime;
  readonly onSearch: (value: WantedTime) => void;
}

/** Form for a time, which limits the list to equipment that is free then. Remount it when the address changes. */
export function FreeTimeForm({ value, onSearch }: FreeTimeFormProps) {
  const t = useText();
  const isOn = value.from !== '' && value.to !== '';
  const [isOpen, setOpen] = useState(isOn);
  const [date, setDate] = useState(value.date);
  const [from, setFrom] = useState(value.from || '10:00');
  const [to, setTo] = useState(value.to || '12:00');
  const [error, setError] = useState<string>();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const problem = date === '' ? 'date' : from >= to ? 'order' : undefined;
    setError(problem && t(`booking.freeTime.errors.${problem}`));
    if (problem === undefined) onSearch({ date, from, to });
  }

  if (!isOpen) {
    return (
      <Button icon={Clock} onClick={() => setOpen(true)}>
        {t('booking.freeTime.open')}
      </Button>
    );
  }
  const options = hours.map((hour) => ({ value: hour, label: hour }));
  return (
    <form
      aria-label={t('booking.freeTime.open')}
      className={styles.form}
      method="get"
      noValidate
      onSubmit={handleSubmit}
    >
      <TextField
        error={error}
        label={t('booking.freeTime.date')}
        name="date"
        onChange={(event) => setDate(event.target.value)}
        type="date"
        value={date}
      />
      <div className={styles.times}>
        <Select
          label={t('booking.freeTime.from')}
          name="from"
          onChange={(event) => setFrom(event.target.value)}
          options={options}
          value={from}
        />
        <Select
          label={t('booking.freeTime.to')}
          name="to"
          onChange={(event) => setTo(event.target.value)}
          options={options}
          value={to}
        />
      </div>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            setOpen(false);
            if (isOn) onSearch({ date: value.date, from: '', to: '' });
          }}
        >
          {t('booking.freeTime.close')}
        </Button>
        <Button type="submit" variant="primary">
          {t('booking.freeTime.find')}
        </Button>
      </div>
    </form>
  );
}
