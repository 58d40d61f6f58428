export { createStandInShell, type StandInOptions } from './createStandInShell.ts';
export { createSiteRequest } from './createSiteRequest.ts';
