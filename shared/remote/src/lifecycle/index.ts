export {
  useCall,
  useEvents,
  useFlag,
  useFormats,
  useHasPage,
  useIdentityProof,
  useOfflinePages,
  useReadable,
  useSession,
  useSettings,
  useShell,
  useShellLocation,
  useText,
  useTextLocale,
} from '../context/shellContext.ts';
export type {
  QueryContext,
  RemoteApp,
  RouteDefinition,
  RouteQuery,
  ScreenLoader,
  SlotDefinition,
} from '../routes/remoteApp.ts';
export { createLifecycles } from './createLifecycles.ts';
export { createServerShell } from './createServerShell.ts';
export { DetailView, type DetailViewProps } from './DetailView.tsx';
export {
  type EndpointMutationOptions,
  type EndpointOptions,
  type MutationInput,
  useCodes,
  useEndpoint,
  useEndpointMutation,
  useGet,
  useGetPages,
} from './endpointHooks.ts';
export { NothingChosen, type NothingChosenProps } from './NothingChosen.tsx';
export { createServerBuild, prepareServerElement } from './prepareServerElement.tsx';
export { QueryView, type QueryViewProps } from './QueryView.tsx';
export { Slot, type SlotProps } from './Slot.tsx';
export { type CopyWords, useCopy } from './useCopy.ts';
export { type ShownList, useListState } from './useListState.ts';
export { usePageTitle } from './usePageTitle.ts';
