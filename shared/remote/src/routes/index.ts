export {
  type DefinedFlags,
  type DefinedSettings,
  defineFlags,
  defineSettings,
  type SettingsOf,
  toRemoteSettings,
} from '../context/remoteValues.ts';
export { toHref } from '../routing/href.ts';
export {
  asPages,
  type FromSearch,
  fromSearch,
  type Get,
  type GetEndpoint,
  type GetOptions,
  type GetValues,
  get,
  getCodes,
  isParam,
  queryShapeOf,
  toTemplate,
} from './get.ts';
export {
  type ListDataOf,
  type ListState,
  type ListStateOf,
  type ListStateOptions,
  listState,
  type StateChange,
  toPages,
} from './listState.ts';
export {
  appRegistryKeys,
  type DefinedApp,
  defineApp,
  definePage,
  defineSlot,
  type MenuEntry,
  type OfferedSlot,
  type Page,
  type PageList,
  type PageRegistration,
  type Redirect,
  registryKeys,
} from './page.ts';
export { isTranslated } from './remoteApp.ts';
