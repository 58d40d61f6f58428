import { useState } from 'react';
import * as z from 'zod/mini';
import { usePlaces } from '#ui/usePlaces';
import type { GateList } from './gateList.ts';

const storageKey = 'haesol.office.gatePlace';
const chosen = z.object({ value: z.string(), label: z.string() });
type Place = z.output<typeof chosen>;
const any: Place = { value: '', label: '' };

function readChosen(): Place {
  try {
    return chosen.parse(JSON.parse(localStorage.getItem(storageKey) ?? ''));
  } catch {
    // Never chosen on this device, or no storage.
    return any;
  }
}

/** Returns the place of this device, which outlives a reload, and the places to choose from; without network those of the list. */
export function useGatePlace(list: GateList | undefined) {
  const [place, setPlace] = useState(readChosen);
  const online = usePlaces();
  const listed = (list?.list ?? []).flatMap(({ gdsUid, name }) => (gdsUid === null ? [] : [[gdsUid, name] as const]));
  const known = online.length > 0 ? online : [...new Map(listed)].map(([value, label]) => ({ value, label }));
  const isKnown = place.value === '' || known.some(({ value }) => value === place.value);
  const options = isKnown ? known : [place, ...known];
  return {
    place,
    options,
    choose(value: string): void {
      const next = options.find((one) => one.value === value);
      const kept = next === undefined ? any : { value, label: String(next.label) };
      setPlace(kept);
      try {
        localStorage.setItem(storageKey, JSON.stringify(kept));
      } catch {
        // No storage: the choice lasts as long as the page.
      }
    },
  };
}
