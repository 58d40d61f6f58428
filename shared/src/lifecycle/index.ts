export { createLifecycles } from './createLifecycles.ts';
export { createQueryClient } from './createQueryClient.ts';
export { createServerShell } from './createServerShell.ts';
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
export { createServerBuild, prepareServerElement } from './prepareServerElement.tsx';
export { QueryView, type QueryViewProps } from './QueryView.tsx';
export { RemoteRoot, type RemoteRootProps } from './RemoteRoot.tsx';
export {
  findDefinition,
  loadScreen,
  type QueryContext,
  type RemoteApp,
  type RouteDefinition,
  type RouteQuery,
  runQueries,
  type ScreenLoader,
  type SlotDefinition,
} from './remoteApp.ts';
export { Slot, type SlotProps } from './Slot.tsx';
export {
  useCall,
  useHasPage,
  useMenu,
  useReadable,
  useSession,
  useShell,
  useShellLocation,
  useText,
} from './shellContext.ts';
export { type ShownList, useListState } from './useListState.ts';
