import { bookingStateNames } from '@haesol/contracts/lab';
import { applicationStateNames, enrollStateNames } from '@haesol/contracts/learn';
import type { MemberItem, MemberPart } from '@haesol/contracts/member';
import { useText } from '@haesol/remote/lifecycle';
import { toApplicationHref, toBookingHref, toEnrolmentsHref, toOrderHref, toQnaItemHref } from '#paths';

/** Pages of the items of a member, by the key of their page. */
export const toPartHref: Readonly<Record<MemberPart, (uid: string) => string>> = {
  BOOKING: toBookingHref,
  PENALTY: toBookingHref,
  APPLICATION: toApplicationHref,
  ENROLMENT: toEnrolmentsHref,
  QUESTION: toQnaItemHref,
  ORDER: toOrderHref,
};

/** Returns the Korean name of a state of each kind. */
export function usePartStateName() {
  const t = useText();
  const names: Partial<Record<MemberPart, Readonly<Record<string, string>>>> = {
    BOOKING: bookingStateNames,
    APPLICATION: applicationStateNames,
    ENROLMENT: enrollStateNames,
    PENALTY: { COUNTED: t('penalties.counted'), LIFTED: t('penalties.lifted') },
    QUESTION: { WAIT: t('members.answerStates.WAIT'), ANSWERED: t('members.answerStates.ANSWERED') },
  };
  return (part: MemberPart, { state }: MemberItem): string =>
    part === 'ORDER' ? t(`orders.states.${state}`, { defaultValue: state }) : (names[part]?.[state] ?? state);
}
