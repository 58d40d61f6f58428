import { type EndpointData, toSlotEventsPath } from '@haesol/contracts/common';
import { type EquipmentSlot, equipmentCalendar, equipmentSlots, slotEvent } from '@haesol/contracts/lab';
import { endpointQuery } from '@haesol/remote/http';
import { useEvents } from '@haesol/remote/lifecycle';
import type { ShellEvent } from '@haesol/remote/shell-api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type SlotNews, setDay, setSlot } from './slotNews.ts';

/** Pause between two looks at the slots while nobody tells of changes, in milliseconds. */
export const pollMs = 20_000;
/** Events of one change come together; the own view is asked for once. */
const askMs = 100;

type Slots = EndpointData<typeof equipmentSlots>;

export interface LiveSlotsOptions {
  readonly eqUid: string;
  /** As the address has it; empty for the first free day. */
  readonly date: string;
  /** The day that is shown; empty while it is not known. */
  readonly day: string;
  readonly rsvUid: string;
  /** Whether a slot has to do with the person: the public state of it says too little. */
  isOwn(slot: Pick<EquipmentSlot, 'mineYn' | 'start' | 'waitYn'>): boolean;
}

/**
 * Keeps the slots of the shown day right while the page is open.
 * @returns whether events come; where they do not, ask every {@link pollMs}
 */
export function useLiveSlots({ eqUid, date, day, rsvUid, isOwn }: LiveSlotsOptions): boolean {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { queryKey } = endpointQuery(equipmentSlots, { params: { eqUid }, query: { date, rsvUid } });

  function askLater(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      for (const { name } of [equipmentSlots, equipmentCalendar]) void client.invalidateQueries({ queryKey: [name] });
    }, askMs);
  }

  function onEvent({ event, data }: ShellEvent): void {
    const news = slotEvent.safeParse(data);
    if (event !== 'slot' || !news.success) return;
    take(news.data);
  }

  function take(news: SlotNews): void {
    const shown = client.getQueryData<Slots>(queryKey);
    if (shown === undefined || shown.date !== day) return;
    // An answer that is on its way may be older than this, and would replace it.
    const isAsking = client.isFetching({ queryKey }) > 0;
    const slot = shown.slots.find(({ start }) => start === news.start);
    // A day that is closed shows no slots; it may open again.
    const mayOpen = slot === undefined && shown.closed?.state === 'MAINT' && news.state === 'FREE';
    const mayBeOwn = slot !== undefined && slot.state !== news.state && (isOwn(slot) || rsvUid !== '');
    if (isAsking || mayOpen || mayBeOwn) askLater();
    if (slot === undefined || slot.state === news.state || mayBeOwn) return;
    const changed = setSlot(shown, news);
    client.setQueryData<Slots>(queryKey, changed);
    client.setQueriesData<EndpointData<typeof equipmentCalendar>>(
      // Every month of this equipment.
      { queryKey: endpointQuery(equipmentCalendar, { params: { eqUid } }).queryKey },
      (month) => month && setDay(month, day, changed.slots),
    );
  }

  return useEvents(day === '' ? undefined : toSlotEventsPath(eqUid, day), onEvent);
}
