import {
  feeStates,
  type PaidMove,
  paidMoves,
  type StaffEnrolment,
  type staffEnrollTargets,
} from '@haesol/contracts/learn';
import { formatDate, formatKrw } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import { useBulk } from '#moves/sendRows';
import { type MoveLook, toMoves } from '#moves/stateMoves';
import { useUndoCall } from '#moves/useUndoCall';
import type { QueueColumn } from '#ui/columns';
import { TwoLines } from '#ui/TwoLines';

type To = PaidMove | (typeof staffEnrollTargets)[number];

const isDue = ({ state }: StaffEnrolment) => feeStates.some((one) => one === state);
const isUnpaid = (row: StaffEnrolment) => (row.fee ?? 0) > 0 && row.paidDt == null && isDue(row);

/** Moves with the states from which the server makes them. */
const looks: readonly (Omit<MoveLook<StaffEnrolment, Exclude<To, PaidMove>>, 'isOpen'> & {
  readonly from: readonly string[];
})[] = [
  { to: 'APPROVED', look: 'primary', shortcut: 'a', from: ['APPLIED'] },
  { to: 'REJECTED', look: 'danger', shortcut: 'r', asks: 'required', from: ['APPLIED', 'WAITLIST', 'OFFERED'] },
  { to: 'OFFERED', look: 'primary', shortcut: 'o', asks: 'optional', from: ['WAITLIST'] },
  { to: 'COMPLETED', look: 'primary', shortcut: 'c', from: ['LEARNING'] },
  { to: 'INCOMPLETE', asks: 'optional', from: ['LEARNING'] },
];

/** Moves of enrolments, those of one course and of all. */
export function useEnrolmentMoves<Row extends StaffEnrolment>() {
  const t = useText();
  const bulk = useBulk();
  const undo = useUndoCall<Row>('enrolments', ({ aplUid }) => aplUid);
  return toMoves<Row, To>(
    (key, values) => t(`enrolments.${key}`, values),
    [
      ...looks.map(
        ({ from, ...look }): MoveLook<Row, To> => ({
          ...look,
          isOpen: ({ state }) => from.includes(state),
          ...(look.to === 'APPROVED' && { undo }),
        }),
      ),
      { to: 'PAID', shortcut: 'p', isOpen: isUnpaid },
      { to: 'UNPAID', hasButton: false, isOpen: ({ paidDt }) => paidDt != null },
    ],
    bulk<Row, To>({ queueOf: () => 'enrolments', uidOf: ({ aplUid }) => aplUid }),
  );
}

/** Returns the column and the filter of the fee. */
export function useFee<Row extends StaffEnrolment>() {
  const t = useText();
  return {
    column: {
      key: 'paid',
      header: t('enrolments.fee'),
      width: '8rem',
      onPhone: 'labelled',
      cell: (row) => {
        const { fee = 0, paidDt } = row;
        if (fee === 0) return t('enrolments.free');
        if (paidDt == null && !isDue(row)) return formatKrw(fee);
        return (
          <TwoLines
            first={t(`enrolments.paid.${isUnpaid(row) ? 'UNPAID' : 'PAID'}`)}
            second={paidDt == null ? formatKrw(fee) : formatDate(paidDt)}
          />
        );
      },
    } satisfies QueueColumn<Row>,
    filter: {
      key: 'paid',
      label: t('enrolments.fee'),
      all: t('enrolments.feeAll'),
      options: paidMoves.map((value) => ({ value, label: t(`enrolments.paid.${value}`) })),
    } as const,
  };
}
