/** Globals of webpack and Rspack that have the name of the build. */
const ofBuild = (global: string) => [global, `webpackChunk${global}`, `rspackChunk${global}`];

/** Globals of the runtimes of module federation, which all builds of a page share, the shell among them. */
const ofFederation = ['__FEDERATION__', '__VMOK__', '__GLOBAL_LOADING_REMOTE_ENTRY__', '__mf_module_cache__'];

/** Globals of Vite's plugin: the state of one build, and an empty object for a framework that the build may not use. */
const ofVite = /^(__mf_init__virtual:mf:|__VUE_HMR_RUNTIME__$)/;

/** Globals that zod shares between all its copies. */
const ofLibraries = ['__zod_globalConfig', '__zod_globalRegistry'];

/** Returns true for globals that a build may leave on `window`. @param global name of its container */
export const isKnownGlobal = (name: string, global: string): boolean =>
  [...ofBuild(global), ...ofFederation, ...ofLibraries].includes(name) || ofVite.test(name);
