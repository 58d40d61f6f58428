import type { JsonObject } from './shellApi.ts';

/**
 * Calls and slots of the site in use: `npx mf types` writes a declaration that adds `calls` and `slots`. Without it names, props
 * and answers are free.
 */
// biome-ignore lint/suspicious/noEmptyInterface: declarations add to it
export interface Site {}

type PartOf<K extends string> = Site extends Readonly<Record<K, infer P>> ? P : Record<never, never>;
type SiteSlots = PartOf<'slots'>;
type SiteCalls = PartOf<'calls'>;

/** Name of a slot; editors propose those of the site. */
export type SlotName = keyof SiteSlots | (string & Record<never, never>);

/** Props that a slot takes; of a slot that the site does not have, any. */
export type PropsOfSlot<N> = N extends keyof SiteSlots ? SiteSlots[N] : JsonObject;

/** Names of the calls of the site. */
export type CallName = keyof SiteCalls;

/** Data that a call answers with; of a call that the site does not have, any. */
export type DataOfCall<N> = N extends CallName
  ? SiteCalls[N] extends { readonly answer: infer A }
    ? A
    : unknown
  : unknown;
