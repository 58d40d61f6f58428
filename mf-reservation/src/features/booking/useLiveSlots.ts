import { type EndpointData, toSlotEventsPath } from '@haesol/contracts/common';
import { type EquipmentSlot, equipmentCalendar, equipmentSlots, slotEvent } from '@haesol/contracts/lab';
import { endpointQuery } from '@haesol/remote/http';
import { useEvents, useSession } from '@haesol/remote/lifecycle';
import type { ShellEvent } from '@haesol/remote/shell-api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type SlotNews, setDay, setSlot } from './slotNews.ts';

/** Poll interval of the slots while no events arrive, in milliseconds. */
export const pollMs = 20_000;
/** Debounce delay: events of one change arrive together, and the member's own view is requested once. */
const askMs = 100;

type Slots = EndpointData<typeof equipmentSlots>;

export interface LiveSlotsOptions {
  readonly eqUid: string;
  /** As in the address; empty for the first free day. */
  readonly date: string;
  /** Displayed day; empty until known. */
  readonly day: string;
  readonly rsvUid: string;
  /** Returns true for a slot of this person, for which the public state is not enough. */
  isOwn(slot: Pick<EquipmentSlot, 'mineYn' | 'start' | 'waitYn'>): boolean;
}

/**
 * Keeps the slots of the displayed day up to date.
 * @returns true while events arrive; otherwise poll every {@link pollMs}
 */
export function useLiveSlots({ eqUid, date, day, rsvUid, isOwn }: LiveSlotsOptions): boolean {
  const client = useQueryClient();
  const { isLogin } = useSession();
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
    // A pending response may be older than this event, and would overwrite it.
    const isAsking = client.isFetching({ queryKey }) > 0;
    const slot = shown.slots.find(({ start }) => start === news.start);
    // A closed day has no slots; it may open again.
    const mayOpen = slot === undefined && shown.closed?.state === 'MAINT' && news.state === 'FREE';
    // A hold that this member has had since before a reload, or has in another tab, is free for them.
    const mayBeHeld = news.state === 'HELD' && isLogin;
    const mayBeOwn = slot !== undefined && slot.state !== news.state && (isOwn(slot) || rsvUid !== '' || mayBeHeld);
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
