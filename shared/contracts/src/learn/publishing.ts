import * as z from 'zod/mini';
import { officeInstant } from '../common/staffDates.ts';

/** States of what the site does not show yet: a draft, and one with a time of publishing. */
export const publishStates = ['DRAFT', 'RESERVED'] as const;
export type PublishState = (typeof publishStates)[number];

/** Time from which the site shows an entry; null keeps it as a draft. Earlier builds of the page do not send it. */
export const publishDt = z.optional(z.nullable(officeInstant));
