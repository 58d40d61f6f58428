export type * from './remoteProps.ts';
export type * from './shellApi.ts';
