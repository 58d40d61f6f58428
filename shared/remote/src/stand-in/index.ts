export { createSiteRequest } from './createSiteRequest.ts';
export { createStandInShell, type StandInOptions } from './createStandInShell.ts';
