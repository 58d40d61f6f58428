import type { EndpointData } from '@haesol/contracts/common';
import { equipmentSlots } from '@haesol/contracts/lab';
import { endpointQuery } from '@haesol/remote/http';
import { useEndpoint } from '@haesol/remote/lifecycle';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pollMs } from './useLiveSlots.ts';

type Slots = EndpointData<typeof equipmentSlots>;

export interface ShownDayOptions {
  readonly eqUid: string;
  /** As in the address; empty for the first free day. */
  readonly date: string;
  readonly rsvUid: string;
  /** Slot events arrive. */
  readonly isLive: boolean;
}

/**
 * Returns the slots of the day in the address. Without one, the day of the first answer stays: a later answer may have another
 * first free day, but the selection belongs to the displayed one.
 */
export function useShownDay({ eqUid, date, rsvUid, isLive }: ShownDayOptions) {
  const client = useQueryClient();
  const [pinned, setPinned] = useState({ date, day: date });
  const asked = pinned.date === date ? pinned.day : date;
  const slots = useEndpoint(
    equipmentSlots,
    { params: { eqUid }, query: { date: asked, rsvUid } },
    { placeholderData: keepPreviousData, refetchInterval: isLive ? false : pollMs, refetchOnWindowFocus: true },
  );
  const { data, isPlaceholderData } = slots;
  const answered = isPlaceholderData ? undefined : data;
  useEffect(() => {
    if (answered === undefined || answered.date === asked) return;
    const { queryKey } = endpointQuery(equipmentSlots, { params: { eqUid }, query: { date: answered.date, rsvUid } });
    // Caches the same answer under its day, so that adding the day to the address sends no request.
    client.setQueryData<Slots>(queryKey, answered);
    setPinned({ date, day: answered.date });
  }, [answered, asked, client, date, eqUid, rsvUid]);
  return { asked, day: data?.date ?? asked, slots };
}
