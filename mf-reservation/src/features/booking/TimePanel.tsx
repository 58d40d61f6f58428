import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import type { EquipmentDetail, EquipmentSlot, equipmentSlots } from '@haesol/contracts/lab';
import { Button, EmptyState, Skeleton } from '@haesol/kit';
import { formatDay } from '@haesol/remote/i18n';
import { QueryView, type useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { EstimateButton } from './EstimateButton.tsx';
import { PanelHead } from './PanelHead.tsx';
import { SumRows } from './SumRows.tsx';
import { type ChosenSlots, isPastMax, type SlotRule, type SlotSum, toggleSlot, toMaxSlots } from './slotRules.ts';
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
  /** The chosen slots can be booked. */
  readonly canBook: boolean;
  /** Id of the text with the reason why booking is impossible. */
  readonly reasonId: string;
  onChoose(chosen: ChosenSlots): void;
}

/** Slots of the chosen day: free ones can be chosen, the others show their reason. */
export function TimePanel(props: TimePanelProps) {
  const { device, day, slots, chosen, sum, hold, isChange, canBook, reasonId, onChoose } = props;
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
              <EmptyState size="small" text={t('booking.closedText')} title={data.closed.reason} />
            )}
            {data.refusal === null ? (
              <Quota chosen={chosen} id={reasonId} rule={data.rule} />
            ) : (
              <p className={styles.reason} data-off id={reasonId}>
                {`${data.refusal.message}${data.slots.some((slot) => isWaitable(slot, data)) ? ` ${t('booking.refusedWait')}` : ''}`}
              </p>
            )}
            <SumRows sum={sum} />
            {sum !== undefined && !isChange && <EstimateButton day={day} device={device} sum={sum} />}
          </>
        )}
      </QueryView>
      <div className={styles.actions}>
        <Button disabled={chosen.length === 0} onClick={() => onChoose([])} size="form">
          {t('booking.clear')}
        </Button>
        <Button
          aria-describedby={reasonId}
          busy={hold.isBusy}
          disabled={!canBook}
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

/** Returns true for a slot of others, except for members who can neither book nor wait. */
const isWaitable = ({ state, mineYn }: EquipmentSlot, { refusal }: Slots): boolean =>
  (state === 'BOOKED' || state === 'HELD') && mineYn === 'N' && refusal?.code !== errorCodes.forbidden;

function SlotList({ data, device, chosen, onChoose }: SlotListProps) {
  const { date, slots, rule } = data;
  const t = useText();
  const shell = useShell();
  const max = toMaxSlots(rule);
  const limit = max < rule.maxSlots ? 'weekLimit' : 'limit';
  function toggle(start: string) {
    const next = toggleSlot(slots, chosen, start, max);
    if (next !== undefined) return onChoose(next);
    const text = t('booking.apart', { time: start, count: max });
    shell.announce(text);
    shell.toast({ kind: 'info', text });
  }
  return (
    <fieldset className={styles.slots}>
      <legend className={styles.legend}>{t('booking.slots')}</legend>
      {slots.map((slot) => (
        <SlotRow
          device={device}
          canWait={isWaitable(slot, data)}
          date={date}
          isChosen={chosen.includes(slot.start)}
          key={slot.start}
          limit={
            slot.state === 'FREE' && isPastMax(slots, chosen, slot.start, max)
              ? t(`booking.slotStates.${limit}`, { count: max })
              : undefined
          }
          onToggle={() => toggle(slot.start)}
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
  readonly canWait: boolean;
  /** Reason why a free slot cannot be added to the chosen ones. */
  readonly limit: string | undefined;
  onToggle(): void;
}

function SlotRow({ device, date, slot, isChosen, canWait, limit, onToggle }: SlotRowProps) {
  const t = useText();
  const { start, end, state, reason, mineYn, waitYn } = slot;
  const isWaiting = waitYn === 'Y' && state !== 'FREE';
  const isFree = state === 'FREE' && limit === undefined;
  const words = isChosen
    ? t('booking.slotStates.chosen')
    : mineYn === 'Y'
      ? t('booking.slotStates.mine')
      : isWaiting
        ? t('booking.waiting')
        : (limit ?? reason ?? t(`booking.slotStates.${state}`));
  return (
    <div className={styles.row} data-chosen={isChosen || undefined} data-off={!isFree || undefined}>
      <label className={styles.slot}>
        <input checked={isChosen} className={styles.box} disabled={!isFree} onChange={onToggle} type="checkbox" />
        <span className={styles.time}>{`${start}–${end}`}</span>
        <span className={styles.state}>{words}</span>
      </label>
      {(canWait || isWaiting) && <WaitButton date={date} device={device} slot={slot} />}
    </div>
  );
}

interface QuotaProps {
  readonly rule: SlotRule;
  readonly chosen: ChosenSlots;
  readonly id: string;
}

/** Remaining slots of the week, shown before a booking. */
function Quota({ rule: { weekSlots, weekUsed }, chosen, id }: QuotaProps) {
  const t = useText();
  const left = Math.max(0, weekSlots - weekUsed);
  if (weekUsed === 0) return null;
  return (
    <p className={styles.reason} data-off={left === 0 || chosen.length > left || undefined} id={id}>
      {left === 0
        ? t('booking.quotaFull', { all: weekSlots })
        : t('booking.quota', { used: weekUsed, all: weekSlots, left })}
    </p>
  );
}
