import { formatDay } from '@haesol/remote/i18n';
import type { QueueColumn } from '#ui/columns';

interface Period {
  readonly startDt: string;
  readonly endDt: string;
}

/** Column with the first and the last day of an entry. */
export function toPeriodColumn<Row extends Period>(header: string): QueueColumn<Row> {
  return {
    key: 'period',
    header,
    role: 'date',
    width: '17rem',
    cell: ({ startDt, endDt }) => `${formatDay(startDt)} – ${formatDay(endDt)}`,
  };
}
