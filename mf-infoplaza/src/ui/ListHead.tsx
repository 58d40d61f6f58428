import { Select } from '@haesol/kit';
import { type ShownList, useText } from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import styles from './ListHead.module.css';

const pageSizes = [10, 20, 30] as const;

export interface ListHeadProps {
  readonly list: Pick<ShownList<{ readonly pageNum: number; readonly pageSize: number }>, 'state' | 'change'>;
  readonly total: number;
  /** Further controls before the page size. */
  readonly children?: ReactNode;
}

/** Total, current page, and page size. */
export function ListHead({ list: { state, change }, total, children }: ListHeadProps) {
  const t = useText();
  const { pageSize } = state;
  const sizes = [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <div className={styles.head}>
      <p className={styles.total}>
        <Trans components={{ 1: <b /> }} i18nKey="boardList.total" key={total} parent="span" t={t} values={{ total }} />
        <span className={styles.page}>{t('boardList.page', toPages(state, total))}</span>
      </p>
      <div className={styles.choices}>
        {children}
        <span aria-hidden="true">{t('boardList.pageSize')}</span>
        <Select
          hideLabel
          label={t('boardList.pageSize')}
          onChange={(event) => change({ pageSize: event.target.value })}
          options={sizes.map((size) => ({ value: String(size), label: t('boardList.pageSizeOption', { size }) }))}
          size="small"
          value={String(pageSize)}
        />
      </div>
    </div>
  );
}
