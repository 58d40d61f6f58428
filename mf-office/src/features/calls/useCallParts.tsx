import { toSeoulMinute } from '@haesol/contracts/common';
import { type CallState, callStates } from '@haesol/contracts/learn';
import { Badge } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { useColumns } from '#ui/columns';
import { TwoLines } from '#ui/TwoLines';
import { callFields } from './callFields.ts';

interface CallRow {
  readonly state: CallState;
  readonly kindNm: string;
  readonly applyFrom: string;
  readonly applyTo: string;
}

/** Returns the columns, the filter by state and the fields that notices of joint projects and programmes share. */
export function useCallParts<Row extends CallRow>() {
  const t = useText();
  const columns = useColumns<Row>();
  return {
    ...callFields({
      applyFrom: t('calls.applyHelp'),
      checklist: t('calls.checklistHelp'),
      publishDt: t('queue.publishHelp'),
    }),
    /** Time of publishing of a new entry. */
    now: toSeoulMinute(useShell().now()),
    number: columns.number,
    columns: [
      columns.state(({ state }) => (
        <Badge color={state === 'OPEN' ? 'blue' : state === 'SCHEDULED' || state === 'RESERVED' ? 'sky' : 'gray'}>
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
      options: callStates.map((value) => ({ value, label: t(`calls.states.${value}`) })),
    },
  };
}
