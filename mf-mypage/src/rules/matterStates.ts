import type { MatterKind } from '@haesol/contracts/common';
import type { BadgeColor } from '@haesol/kit';
import type { TFunction } from 'i18next';

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

/** Returns the label of a state; unknown ones are shown as the server sends them. */
export function toStateName(t: TFunction, kind: MatterKind, state: string): string {
  const group = kind === 'EDU' || kind === 'EQU' ? kind : 'APPLICATION';
  return t(`matter.states.${group}.${state}`, { defaultValue: state });
}

/** Returns the colour of a state; unknown ones are gray. */
export function toStateColor(kind: MatterKind, state: string): BadgeColor {
  return stateColors[kind][state] ?? 'gray';
}
