export type * from './remoteProps.ts';
export type * from './shellApi.ts';
export { shellApiVersion } from './version.ts';
