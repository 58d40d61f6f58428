import type { MatterKind } from '@haesol/contracts/common';
import { bookingStateNames } from '@haesol/contracts/lab';
import { applicationStateNames, enrollStateNames } from '@haesol/contracts/learn';
import type { BadgeColor } from '@haesol/kit';

const application = {
  DRAFT: 'gray',
  SUBMITTED: 'sky',
  REVIEWING: 'sky',
  SUPPLEMENT: 'red',
  SELECTED: 'blue',
  MATCHED: 'blue',
  REJECTED: 'gray',
  IN_PROGRESS: 'blue',
  REPORTING: 'sky',
  DONE: 'black',
  WITHDRAWN: 'gray',
} as const satisfies Record<string, BadgeColor>;

/** Badge colour of every state, by kind. */
const stateColors: Readonly<Record<MatterKind, Readonly<Record<string, BadgeColor>>>> = {
  EDU: {
    APPLIED: 'sky',
    APPROVED: 'blue',
    WAITLIST: 'gray',
    OFFERED: 'red',
    REJECTED: 'red',
    LEARNING: 'blue',
    COMPLETED: 'black',
    INCOMPLETE: 'gray',
    CANCELLED: 'gray',
  },
  EQU: {
    REQUESTED: 'sky',
    APPROVED: 'blue',
    IN_USE: 'blue',
    COMPLETED: 'black',
    REJECTED: 'red',
    CANCELLED: 'gray',
    CANCEL_REQUESTED: 'sky',
    NO_SHOW: 'red',
    EXPIRED: 'gray',
  },
  TECH: application,
  ASSN: application,
  COLLABO: application,
};

const stateNames: Readonly<Record<MatterKind, Readonly<Record<string, string>>>> = {
  EDU: enrollStateNames,
  EQU: bookingStateNames,
  TECH: applicationStateNames,
  ASSN: applicationStateNames,
  COLLABO: applicationStateNames,
};

/** Returns the label of a state; unknown ones are shown as the server sends them. */
export const toStateName = (kind: MatterKind, state: string): string => stateNames[kind][state] ?? state;

/** Returns the colour of a state; unknown ones are gray. */
export function toStateColor(kind: MatterKind, state: string): BadgeColor {
  return stateColors[kind][state] ?? 'gray';
}
