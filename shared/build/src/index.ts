export {
  defineRemote,
  type RemoteBuild,
  type RemoteBuildSettings,
  readVersion,
} from './defineRemote.ts';
export { defineShell, type ShellBuildSettings } from './defineShell.ts';
export { hasScreenTexts, listLanguages } from './listLanguages.ts';
export { browserTargets, containerName } from './page.ts';
export { pickTexts, type TextTree } from './pickTexts.ts';
export { withoutRegistryTexts } from './registryTexts.ts';
export { loadApp, readRemoteJson } from './remoteJson.ts';
export { findServerEntry, serverBuild, serverBuildName, serverModules } from './serverBuild.ts';
export { developmentKeys, providedLibraries, providedNames, singletonKeys } from './singletons.ts';
