import type { JsonObject, Readable, RouterLocation, ShellApi } from '@haesol/remote/shell-api';
import { createContext, useContext } from 'react';

/** Part of the shell's API that is the same for every remote; `createShellApi` adds the parts of one instance. */
export type ShellBase = Omit<ShellApi, 'location' | 'setBreadcrumb' | 'setDirty' | 'setTitle' | 'slots' | 'values'>;

export interface SlotPlaces {
  /** @param place element that the slot's owner is mounted in @returns unmount */
  mountSlot(name: string, place: HTMLElement, props: JsonObject, location: Readable<RouterLocation>): () => void;
}

/** Services that the components of a page use. */
export interface PageServices {
  readonly base: ShellBase;
  readonly isDemo: boolean;
  readonly slotPlaces: SlotPlaces;
  isFirstPage(): boolean;
  isScrollKept(): boolean;
  /** Prolongs the session after the person has answered the warning. */
  keepSession(): void;
  /** @returns undefined if the server rendered no markup for a remote */
  markupOf(name: string): { __html: string } | undefined;
  /** Called when the remote of the page is mounted or has failed, or the page needs none. */
  onRemoteMounted(): void;
  /** Called when the shell has rendered or hydrated the page. */
  onShown(): void;
  pageKey(location: Pick<RouterLocation, 'pathname' | 'search'>): string;
  /** @returns true if the page is being reloaded */
  reportFailure(remoteId: string, error: unknown, isRoute: boolean): Promise<boolean>;
}

export const ServicesContext = createContext<PageServices | null>(null);

export function useServices(): PageServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('The shell was rendered without its services');
  return services;
}
