import type { EquipmentDetail } from '@haesol/contracts/lab';
import { type ShownList, useShell, useText } from '@haesol/remote/lifecycle';
import { useEffect, useId, useRef, useState } from 'react';
import { BookingDialog } from './BookingDialog.tsx';
import type { BookingAddress } from './bookingGets.ts';
import styles from './ChosenDevice.module.css';
import { DatePanel } from './DatePanel.tsx';
import { DeviceHead } from './DeviceHead.tsx';
import { PanelHead } from './PanelHead.tsx';
import { StepBar } from './StepBar.tsx';
import { type ChosenSlots, keepFree, sumSlots, toMaxSlots } from './slotRules.ts';
import { TimePanel } from './TimePanel.tsx';
import { useHold } from './useHold.ts';
import { useLiveSlots } from './useLiveSlots.ts';
import { useShownDay } from './useShownDay.ts';

export interface ChosenDeviceProps {
  readonly device: EquipmentDetail;
  readonly list: ShownList<BookingAddress>;
}

/** Day and time of the chosen equipment, and the booking dialog. */
export function ChosenDevice({ device, list }: ChosenDeviceProps) {
  const t = useText();
  const { state, change } = list;
  const { eqUid } = device;
  const { rsvUid } = state;
  const [isLive, setLive] = useState(false);
  const { asked, day, slots } = useShownDay({ eqUid, date: state.date, rsvUid, isLive });
  const all = slots.data?.slots ?? [];
  const [chosen, setChosen] = useChosenSlots(day, all);
  const sum = sumSlots(all, chosen);
  const { refusal, rule } = slots.data ?? { refusal: device.booking.refusal, rule: undefined };
  const isWithin = rule !== undefined && chosen.length <= toMaxSlots(rule);
  const canBook = sum !== undefined && refusal === null && isWithin;
  const reasonId = useId();
  const hold = useHold({ device, day, sum, rsvUid });
  const hasEvents = useLiveSlots({
    eqUid,
    date: asked,
    day,
    rsvUid,
    isOwn: ({ start, mineYn, waitYn }) =>
      mineYn === 'Y' || waitYn === 'Y' || chosen.includes(start) || hold.held !== undefined || hold.isBusy,
  });
  // State, because the query that uses it is called above.
  if (hasEvents !== isLive) setLive(hasEvents);
  return (
    <div className={styles.chosen} data-step={state.step === 'time' ? 'time' : 'date'}>
      <section className={styles.date}>
        <PanelHead number={2}>{t('booking.steps.date')}</PanelHead>
        <DeviceHead device={device} list={list} refusal={refusal} />
        <DatePanel
          asked={state.date}
          day={day}
          device={device}
          isLive={isLive}
          onChange={(date) => change({ date }, { preventScrollReset: true, replace: true })}
          rsvUid={rsvUid}
        />
      </section>
      <section className={styles.time}>
        <TimePanel
          canBook={canBook}
          chosen={chosen}
          day={day}
          device={device}
          hold={hold}
          onChoose={setChosen}
          reasonId={reasonId}
          slots={slots}
          sum={sum}
          isChange={rsvUid !== ''}
        />
      </section>
      <StepBar
        canBook={canBook}
        day={day}
        hold={hold}
        isChange={rsvUid !== ''}
        list={list}
        reasonId={reasonId}
        slots={all}
        sum={sum}
      />
      <BookingDialog device={device} hold={hold} onBooked={() => setChosen([])} />
    </div>
  );
}

/** Returns the chosen slots of a day. A slot that another member takes meanwhile is removed with a message. */
function useChosenSlots(day: string, slots: Parameters<typeof keepFree>[0]) {
  const t = useText();
  const shell = useShell();
  const [chosen, setChosen] = useState<{ day: string; starts: ChosenSlots }>({ day, starts: [] });
  const starts = chosen.day === day ? chosen.starts : [];
  const { kept, lost } = keepFree(slots, starts);
  const isKnown = slots.length > 0;
  const said = useRef('');
  const firstLost = isKnown ? lost[0] : undefined;
  useEffect(() => {
    if (firstLost === undefined) {
      said.current = '';
      return;
    }
    setChosen({ day, starts: kept });
    if (said.current === firstLost) return;
    said.current = firstLost;
    const text = t('booking.lost', { time: firstLost });
    shell.announce(text);
    shell.toast({ kind: 'info', text });
  }, [day, firstLost, kept, shell, t]);
  return [isKnown ? kept : starts, (next: ChosenSlots) => setChosen({ day, starts: next })] as const;
}
