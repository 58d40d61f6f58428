import { findSlotOwner, type Registry } from '@haesol/shared/contracts';
import type { JsonObject, Readable, RouterLocation, ShellApi } from '@haesol/shared/shell-api';
import { createRoot, type Root } from 'react-dom/client';
import { RemoteFallback } from '../chrome/states/RemoteFallback.tsx';
import { pageHydration } from '../page/pageHydration.ts';
import { RemoteInstance } from './RemoteInstance.ts';

export interface SlotSettings {
  readonly registry: () => Registry;
  readonly refreshRegistry: () => Promise<void>;
  /** The shell as the slot's owner sees it, on the location of the page that the slot stands in. */
  createApi(remoteId: string, location: Readable<RouterLocation>, instance: string): ShellApi;
  onFailure(remoteId: string, error: unknown): void;
}

/** Fills the slots of remotes with their owners. A dead owner is named in its place, and costs nothing else. */
export function createSlotPlaces(settings: SlotSettings) {
  function mountSlot(
    name: string,
    place: HTMLElement,
    props: JsonObject,
    location: Readable<RouterLocation>,
  ): () => void {
    let instance: RemoteInstance | undefined;
    let notice: Root | undefined;
    let isLeft = false;

    const clear = () => {
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
      instance = new RemoteInstance({
        entry,
        slot: name,
        slotProps: props,
        place,
        isHydrating: pageHydration.has(name) && place.firstElementChild !== null,
        skeletonMs: 0,
        shell: settings.createApi(id, location, `${id}/${name}`),
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
