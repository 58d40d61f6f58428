import type { Readable, RouterLocation, ShellApi } from '@haesol/remote/shell-api';
import { valuesOf } from '../registry/remoteValues.ts';
import type { ShellBase, SlotPlaces } from '../services/servicesContext.ts';
import { shellStore } from '../session/shellStore.ts';
import { setDirtyAtom, setPageCrumbsAtom, setPageTitleAtom } from '../state/pageAtoms.ts';
import type { toPageKey } from '../state/pageTitle.ts';

export interface ShellApiParts {
  readonly base: ShellBase;
  readonly pageKey: typeof toPageKey;
  readonly slotPlaces: SlotPlaces;
}

/** Instance of a remote that gets an API of the shell. */
export interface ApiOwner {
  readonly remoteId: string;
  /** Unique while it is mounted. */
  readonly instance: string;
}

/** Creates the shell's API for one instance of a remote. */
export function createShellApi(
  { base, pageKey, slotPlaces }: ShellApiParts,
  location: Readable<RouterLocation>,
  { remoteId, instance }: ApiOwner,
): ShellApi {
  const pageOf = () => pageKey(location.get());
  return {
    ...base,
    location,
    values: valuesOf(remoteId),
    setDirty: (dirty) => shellStore.set(setDirtyAtom, { instance, dirty }),
    slots: { mount: (name, element, props) => slotPlaces.mountSlot(name, element, props, location) },
    setTitle: (title) => shellStore.set(setPageTitleAtom, { page: pageOf(), title }),
    setBreadcrumb: (crumbs) => shellStore.set(setPageCrumbsAtom, { page: pageOf(), crumbs }),
  };
}
