import { type ReceptionState, receptionStates } from '@haesol/contracts/learn';
import { Badge } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import { useColumns } from '#ui/columns';
import { TwoLines } from '#ui/TwoLines';
import { callFields } from './callFields.ts';

interface CallRow {
  readonly state: ReceptionState;
  readonly kindNm: string;
  readonly applyFrom: string;
  readonly applyTo: string;
}

/** Returns the columns, the filter by state and the fields that notices of joint projects and programmes share. */
export function useCallParts<Row extends CallRow>() {
  const t = useText();
  const columns = useColumns<Row>();
  return {
    ...callFields({ applyFrom: t('calls.applyHelp'), checklist: t('calls.checklistHelp') }),
    number: columns.number,
    columns: [
      columns.state(({ state }) => (
        <Badge color={state === 'OPEN' ? 'blue' : state === 'SCHEDULED' ? 'sky' : 'gray'}>
          {t(`calls.states.${state}`)}
        </Badge>
      )),
      columns.category(({ kindNm }) => kindNm),
      {
        key: 'apply',
        header: t('calls.apply'),
        role: 'date' as const,
        width: '13rem',
        cell: ({ applyFrom, applyTo }: Row) => (
          <TwoLines first={formatDateTime(applyFrom)} second={`– ${formatDateTime(applyTo)}`} />
        ),
      },
    ],
    states: {
      key: 'state' as const,
      label: t('queue.state'),
      all: t('queue.all'),
      options: receptionStates.map((value) => ({ value, label: t(`calls.states.${value}`) })),
    },
  };
}
