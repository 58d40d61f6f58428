import { bookingStateNames, type DayBooking, type DayDevice } from '@haesol/contracts/lab';
import { Icon, VisuallyHidden } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Play from 'lucide-react/icons/play';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import styles from './BookingBar.module.css';
import { type Axis, moveBy, toPlace, toStyle } from './dayAxis.ts';

interface Time {
  readonly start: string;
  readonly end: string;
}

export interface BookingBarProps {
  readonly axis: Axis;
  readonly device: DayDevice;
  readonly booking: DayBooking;
  /** Opens the booking, with its new time if it was moved. */
  onChoose(to: Time): void;
}

const icons = { REQUESTED: Clock, IN_USE: Play, COMPLETED: CircleCheck } as const;
const warnings: readonly string[] = ['CANCEL_REQUESTED', 'NO_SHOW'];

/** Below this distance in pixels a press is a click. */
const dragFrom = 6;

/** Booking on the axis of its device: dragged, or moved by `Alt` with the arrow keys, then confirmed in a dialog. */
export function BookingBar({ axis, device, booking, onChoose }: BookingBarProps) {
  const t = useText();
  const { start, end, state, memberNm, affiliation, movableYn } = booking;
  const [moved, setMoved] = useState<Time>();
  const press = useRef<{ x: number; width: number; isDragged: boolean }>(undefined);
  const at = moved ?? { start, end };
  const isMoved = at.start !== start;
  const place = toPlace(axis, at.start, at.end);
  const origin = toPlace(axis, start, end);
  const icon = warnings.includes(state) ? TriangleAlert : icons[state as keyof typeof icons];

  function choose(to: Time) {
    setMoved(undefined);
    onChoose(to);
  }

  function handleDown(event: PointerEvent<HTMLButtonElement>) {
    const track = event.currentTarget.closest('ul');
    if (movableYn === 'N' || event.pointerType === 'touch' || event.button !== 0 || track === null) return;
    press.current = { x: event.clientX, width: track.clientWidth, isDragged: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function handleMove(event: PointerEvent<HTMLButtonElement>) {
    const begun = press.current;
    if (begun === undefined) return;
    const distance = event.clientX - begun.x;
    if (!begun.isDragged && Math.abs(distance) < dragFrom) return;
    begun.isDragged = true;
    setMoved(moveBy({ start, end }, (distance / begun.width) * (axis.to - axis.from), device));
  }

  function handleKey(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'Escape' && isMoved) setMoved(undefined);
    else if (event.altKey && movableYn === 'Y' && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      setMoved(moveBy(at, event.key === 'ArrowLeft' ? -device.slotMin : device.slotMin, device));
    } else return;
    event.preventDefault();
  }

  return (
    <>
      {isMoved && (
        <li aria-hidden="true" className={styles.origin} style={toStyle(origin)}>
          {`${start}–${end}`}
        </li>
      )}
      <li className={styles.place} style={toStyle(place)}>
        <button
          className={styles.bar}
          data-moved={isMoved || undefined}
          data-state={state}
          onClick={() => {
            // A drag ends in a click too, which opens the dialog with the new time.
            press.current = undefined;
            choose(at);
          }}
          onKeyDown={handleKey}
          onPointerCancel={() => {
            press.current = undefined;
            setMoved(undefined);
          }}
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          type="button"
        >
          {/* Narrow bars hide parts of it. */}
          <VisuallyHidden>{`${start}–${end} ${memberNm} ${affiliation} ${bookingStateNames[state]}`}</VisuallyHidden>
          {icon && <Icon of={icon} size={16} />}
          <span aria-hidden="true" className={styles.times}>{`${start}–${end}`}</span>
          <span aria-hidden="true" className={styles.who}>
            {warnings.includes(state) ? `${bookingStateNames[state]} · ${memberNm}` : memberNm}
          </span>
          <span aria-hidden="true" className={styles.word}>
            {bookingStateNames[state]}
          </span>
        </button>
        {isMoved && (
          <span className={styles.note} role="status">
            {t('day.moving', { from: `${start}–${end}`, to: `${at.start}–${at.end}` })}
          </span>
        )}
      </li>
    </>
  );
}
