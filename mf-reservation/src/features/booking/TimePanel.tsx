import type { EndpointData, EquipmentDetail, EquipmentSlot, equipmentSlots } from '@haesol/shared/contracts';
import { formatDay } from '@haesol/shared/i18n';
import { QueryView, type useEndpoint, useText } from '@haesol/shared/lifecycle';
import { Button, EmptyState, Skeleton } from '@haesol/shared/ui';
import { PanelHead } from './PanelHead.tsx';
import { SumRows } from './SumRows.tsx';
import { type ChosenSlots, type SlotSum, toggleSlot } from './slotRules.ts';
import styles from './TimePanel.module.css';
import type { Hold } from './useHold.ts';
import { WaitButton } from './WaitButton.tsx';

type Slots = EndpointData<typeof equipmentSlots>;

export interface TimePanelProps {
  readonly device: EquipmentDetail;
  readonly day: string;
  readonly slots: ReturnType<typeof useEndpoint<typeof equipmentSlots>>;
  readonly chosen: ChosenSlots;
  readonly sum: SlotSum | undefined;
  readonly hold: Hold;
  readonly isChange: boolean;
  onChoose(chosen: ChosenSlots): void;
}

/** Slots of the chosen day: those that are free to choose, the others with their reason. */
export function TimePanel({ device, day, slots, chosen, sum, hold, isChange, onChoose }: TimePanelProps) {
  const t = useText();
  return (
    <div className={styles.panel}>
      <PanelHead number={3}>{t('booking.steps.time')}</PanelHead>
      <QueryView query={slots} skeleton={<Skeleton lines={1} rows={9} />}>
        {(data) => (
          <>
            <p className={styles.day}>
              <b>{formatDay(day)}</b>
              <span>{t('booking.rule', { minutes: device.slotMin, max: data.rule.maxSlots })}</span>
            </p>
            {data.closed === null ? (
              <SlotList chosen={chosen} data={data} device={device} onChoose={onChoose} />
            ) : (
              <EmptyState text={t('booking.closedText')} title={data.closed.reason} />
            )}
            <Quota data={data} sum={sum} slotMin={device.slotMin} />
            <SumRows sum={sum} />
          </>
        )}
      </QueryView>
      <div className={styles.actions}>
        <Button disabled={chosen.length === 0} onClick={() => onChoose([])} size="form">
          {t('booking.clear')}
        </Button>
        <Button
          busy={hold.isBusy}
          disabled={sum === undefined}
          onClick={() => void hold.begin()}
          size="form"
          variant="primary"
        >
          {t(isChange ? 'booking.change' : 'booking.book')}
        </Button>
      </div>
    </div>
  );
}

interface SlotListProps {
  readonly data: Slots;
  readonly device: EquipmentDetail;
  readonly chosen: ChosenSlots;
  onChoose(chosen: ChosenSlots): void;
}

function SlotList({ data: { date, slots, rule }, device, chosen, onChoose }: SlotListProps) {
  const t = useText();
  return (
    <fieldset className={styles.slots}>
      <legend className={styles.legend}>{t('booking.slots')}</legend>
      {slots.map((slot) => (
        <SlotRow
          device={device}
          date={date}
          isChosen={chosen.includes(slot.start)}
          key={slot.start}
          onToggle={() => onChoose(toggleSlot(slots, chosen, slot.start, rule.maxSlots))}
          slot={slot}
        />
      ))}
    </fieldset>
  );
}

interface SlotRowProps {
  readonly device: EquipmentDetail;
  readonly date: string;
  readonly slot: EquipmentSlot;
  readonly isChosen: boolean;
  onToggle(): void;
}

function SlotRow({ device, date, slot, isChosen, onToggle }: SlotRowProps) {
  const t = useText();
  const { start, end, state, reason, mineYn } = slot;
  const isFree = state === 'FREE';
  const words = isChosen
    ? t('booking.slotStates.chosen')
    : mineYn === 'Y'
      ? t('booking.slotStates.mine')
      : (reason ?? t(`booking.slotStates.${state}`));
  return (
    <div className={styles.row} data-chosen={isChosen || undefined} data-off={!isFree || undefined}>
      <label className={styles.slot}>
        <input checked={isChosen} className={styles.box} disabled={!isFree} onChange={onToggle} type="checkbox" />
        <span className={styles.time}>{`${start}–${end}`}</span>
        <span className={styles.state}>{words}</span>
      </label>
      {(state === 'BOOKED' || state === 'HELD') && mineYn === 'N' && (
        <WaitButton date={date} device={device} slot={slot} />
      )}
    </div>
  );
}

/** How many slots of the week are left; said before somebody tries. */
function Quota({ data: { rule }, sum, slotMin }: { data: Slots; sum: SlotSum | undefined; slotMin: number }) {
  const t = useText();
  const left = Math.max(0, rule.weekSlots - rule.weekUsed);
  const wanted = sum === undefined ? 0 : sum.minutes / slotMin;
  if (rule.weekUsed === 0 && wanted <= left) return null;
  return (
    <p className={styles.quota} data-over={wanted > left || undefined}>
      {t('booking.quota', { used: rule.weekUsed, all: rule.weekSlots, left })}
    </p>
  );
}
