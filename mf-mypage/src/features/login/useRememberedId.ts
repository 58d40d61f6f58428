import { useSyncExternalStore } from 'react';
import { getServerRememberedId, type RememberedId, readRememberedId } from './rememberedId.ts';

/** Only this screen writes it, and leaves with it: there is nothing to listen to. */
const subscribe = () => () => undefined;

/** The id kept on this device; none in the first render. */
export const useRememberedId = (): RememberedId =>
  useSyncExternalStore(subscribe, readRememberedId, getServerRememberedId);
