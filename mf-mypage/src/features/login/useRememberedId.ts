import { useSyncExternalStore } from 'react';
import { getServerRememberedId, type RememberedId, readRememberedId } from './rememberedId.ts';

/** `subscribe` of the store does nothing: only this screen writes the stored id. */
const subscribe = () => () => undefined;

/** Returns the id stored on this device; empty in the first render. */
export const useRememberedId = (): RememberedId =>
  useSyncExternalStore(subscribe, readRememberedId, getServerRememberedId);
