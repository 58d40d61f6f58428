import type { Readable, RouterLocation, ShellApi } from '@haesol/shared/shell-api';
import { setDirtyAtom, setPageCrumbsAtom, setPageTitleAtom } from '../overlays/uiAtoms.ts';
import { shellStore } from '../session/shellStore.ts';
import type { PageServices } from '../start/servicesContext.ts';

/** The shell as one instance of a remote sees it. @param instance unique while it is mounted */
export function createShellApi(
  services: Pick<PageServices, 'base' | 'pageKey' | 'slotPlaces'>,
  location: Readable<RouterLocation>,
  instance: string,
): ShellApi {
  const pageOf = () => services.pageKey(location.get());
  return {
    ...services.base,
    location,
    setDirty: (dirty) => shellStore.set(setDirtyAtom, { instance, dirty }),
    slots: { mount: (name, element, props) => services.slotPlaces.mountSlot(name, element, props, location) },
    setTitle: (title) => shellStore.set(setPageTitleAtom, { page: pageOf(), title }),
    setBreadcrumb: (crumbs) => shellStore.set(setPageCrumbsAtom, { page: pageOf(), crumbs }),
  };
}
