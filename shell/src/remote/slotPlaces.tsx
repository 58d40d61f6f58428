import { findSlotOwner, type Registry, type RegistryEntry } from '@haesol/contracts/release';
import type { JsonObject, Readable, RouterLocation, ShellApi } from '@haesol/remote/shell-api';
import { createRoot, type Root } from 'react-dom/client';
import { RemoteFallback } from '../chrome/states/RemoteFallback.tsx';
import type { SlotPlaces } from '../services/servicesContext.ts';
import { pageHydration } from '../state/pageHydration.ts';
import type { ApiOwner } from './createShellApi.ts';
import { RemoteInstance } from './RemoteInstance.ts';

export interface SlotSettings {
  readonly registry: () => Registry;
  readonly refreshRegistry: () => Promise<void>;
  /** Calls back when the tab uses other releases. @returns unsubscribe */
  readonly onRegistry: (listener: () => void) => () => void;
  /** Creates the shell's API for the owner of a slot. @param location of the page that contains the slot */
  createApi(location: Readable<RouterLocation>, owner: ApiOwner, slotPlaces: SlotPlaces): ShellApi;
  onFailure(remoteId: string, error: unknown): void;
}

/** Follows the releases while the owner of a slot shows an error card. @param restart gets the new entry */
function followOwner(settings: SlotSettings, name: string, entry: RegistryEntry, restart: () => void) {
  let unwatch = () => {};
  const take = () => {
    if (findSlotOwner(settings.registry(), name)?.entry === entry) return false;
    restart();
    return true;
  };
  return {
    stop: () => unwatch(),
    renew: () => settings.refreshRegistry().then(take),
    onFaulty(isFaulty: boolean): void {
      unwatch();
      unwatch = isFaulty ? settings.onRegistry(take) : () => {};
      if (isFaulty) take();
    },
  };
}

/** Mounts the owners of slots. A failed owner is replaced by a notice; the rest of the page keeps working. */
export function createSlotPlaces(settings: SlotSettings): SlotPlaces {
  function mountSlot(
    name: string,
    place: HTMLElement,
    props: JsonObject,
    location: Readable<RouterLocation>,
  ): () => void {
    let instance: RemoteInstance | undefined;
    let notice: Root | undefined;
    let isLeft = false;
    let owner: ReturnType<typeof followOwner> | undefined;

    const clear = () => {
      owner?.stop();
      instance?.stop();
      instance = undefined;
      const old = notice;
      notice = undefined;
      // A root must not be unmounted while React renders another.
      if (old !== undefined) queueMicrotask(() => old.unmount());
      place.replaceChildren();
      place.removeAttribute('data-ssr');
    };

    const showNotice = (text: string | null) => {
      clear();
      const element = place.appendChild(document.createElement('div'));
      notice = createRoot(element);
      notice.render(
        <RemoteFallback
          {...(text !== null && { notice: text })}
          onRetry={() => void settings.refreshRegistry().then(start)}
        />,
      );
    };

    function start(): void {
      if (isLeft) return;
      const entry = findSlotOwner(settings.registry(), name)?.entry;
      if (entry === undefined) {
        showNotice(null);
        return;
      }
      if (!entry.enabled) {
        showNotice(entry.notice);
        return;
      }
      if (notice !== undefined) clear();
      const { id } = entry.remoteJson;
      owner = followOwner(settings, name, entry, () => {
        clear();
        start();
      });
      instance = new RemoteInstance({
        entry,
        slot: name,
        slotProps: props,
        place,
        isHydrating: pageHydration.has(name) && place.firstElementChild !== null,
        skeletonMs: 0,
        renew: owner.renew,
        onFaulty: owner.onFaulty,
        shell: settings.createApi(location, { remoteId: id, instance: `${id}/${name}` }, { mountSlot }),
        onState: (state, error) => {
          if (state !== 'failed' || isLeft) return;
          settings.onFailure(id, error);
          showNotice(null);
        },
      });
    }

    start();
    return () => {
      isLeft = true;
      clear();
    };
  }

  return { mountSlot };
}
