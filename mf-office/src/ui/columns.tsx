import type { ContentLocale } from '@haesol/contracts/common';
import type { PromisedQueue } from '@haesol/contracts/member';
import type { DataColumn } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { Wait } from './Wait.tsx';

/** Column of a list of the office: the choice of columns names it by its header. Its key is also the key by which the server sorts. */
export interface QueueColumn<Row> extends Omit<DataColumn<Row>, 'header'> {
  readonly header: string;
}

/**
 * Returns makers of the columns that several queues have.
 * @example const columns = useColumns<RowOf<typeof adminOrders>>();
 */
export function useColumns<Row>() {
  type Cell = (row: Row) => ReactNode;
  const t = useText();
  return {
    state: (cell: Cell): QueueColumn<Row> => ({
      key: 'state',
      header: t('queue.state'),
      role: 'status',
      width: '7rem',
      cell,
    }),

    category: (cell: Cell): QueueColumn<Row> => ({
      key: 'category',
      header: t('queue.category'),
      role: 'category',
      width: '9rem',
      cell,
    }),

    /**
     * @param since start of the wait; undefined for a row that does not wait
     * @param queue of the promised time
     */
    wait: (since: (row: Row) => string | undefined, queue: PromisedQueue): QueueColumn<Row> => ({
      key: 'wait',
      header: t('queue.wait'),
      width: '8rem',
      cell(row) {
        const from = since(row);
        return from === undefined ? t('queue.none') : <Wait queue={queue} since={from} />;
      },
    }),

    member: (cell: Cell): QueueColumn<Row> => ({
      key: 'member',
      header: t('queue.member'),
      width: '9rem',
      cell,
    }),

    /** Language of the person who wrote or bought. */
    lang: (langOf: (row: Row) => ContentLocale | undefined): QueueColumn<Row> => ({
      key: 'lang',
      header: t('queue.lang'),
      width: '6rem',
      cell(row) {
        const lang = langOf(row);
        return lang === undefined ? t('queue.none') : t(`goods.langs.${lang}`);
      },
    }),

    /** @param nameOf member of staff in charge; null without one */
    assignee: (nameOf: (row: Row) => string | null | undefined): QueueColumn<Row> => ({
      key: 'assignee',
      header: t('queue.assignee'),
      width: '5.5rem',
      onPhone: 'labelled',
      cell: (row) => nameOf(row) ?? t('queue.unassigned'),
    }),

    /** @param at time of the row; null where it has none */
    time: (key: string, header: string, at: (row: Row) => string | null): QueueColumn<Row> => ({
      key,
      header,
      role: 'date',
      width: '12rem',
      cell(row) {
        const time = at(row);
        return time === null ? t('queue.none') : <time dateTime={time}>{formatDateTime(time)}</time>;
      },
    }),

    /** @param missing languages without a name */
    missing: (missing: (row: Row) => readonly ContentLocale[]): QueueColumn<Row> => ({
      key: 'missing',
      header: t('goods.missing'),
      width: '11rem',
      onPhone: 'labelled',
      cell(row) {
        const names = missing(row).map((lang) => t(`goods.langs.${lang}`));
        return names.length === 0 ? t('queue.none') : names.join(', ');
      },
    }),

    number: (key: string, header: string, cell: Cell): QueueColumn<Row> => ({
      key,
      header,
      role: 'number',
      width: '7rem',
      onPhone: 'labelled',
      cell,
    }),
  };
}
