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
  /** As the address has it; empty for the first free day. */
  readonly date: string;
  readonly rsvUid: string;
  /** Somebody tells when slots change. */
  readonly isLive: boolean;
}

/**
 * The slots of the day of the address. Without a day there, the first answer names one, which stays: the first free day of
 * a later answer may be another, and what the person has chosen belongs to the day that was shown.
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
    // The same answer under its day: naming the day asks the server for nothing.
    client.setQueryData<Slots>(queryKey, answered);
    setPinned({ date, day: answered.date });
  }, [answered, asked, client, date, eqUid, rsvUid]);
  return { asked, day: data?.date ?? asked, slots };
}
