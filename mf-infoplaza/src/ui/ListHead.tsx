import { toPageCount } from '@haesol/shared/http';
import { useShell, useText } from '@haesol/shared/lifecycle';
import { Select } from '@haesol/shared/ui';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { pageSizes, toListHref, toWhole } from '#listSearch';
import styles from './ListHead.module.css';

interface PagedSearch {
  readonly pageNum: string;
  readonly pageSize: string;
}

export interface ListHeadProps<S extends PagedSearch> {
  readonly path: string;
  readonly search: S;
  readonly total: number;
  readonly pageSize: number;
  /** What else can be chosen, before the page size. */
  readonly children?: ReactNode;
}

/** How many there are, on which page we stand, and how many a page shows. */
export function ListHead<S extends PagedSearch>({ path, search, total, pageSize, children }: ListHeadProps<S>) {
  const t = useText();
  const shell = useShell();
  const pageCount = toPageCount(total, pageSize);
  const page = toWhole(search.pageNum, 1, pageCount);
  const sizes = [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <div className={styles.head}>
      <p className={styles.total}>
        <Trans components={{ 1: <b /> }} i18nKey="boardList.total" t={t} values={{ total }} />
        <span className={styles.page}>{t('boardList.page', { page, pageCount })}</span>
      </p>
      <div className={styles.choices}>
        {children}
        <span aria-hidden="true">{t('boardList.pageSize')}</span>
        <Select
          hideLabel
          label={t('boardList.pageSize')}
          onChange={(event) =>
            shell.navigate(toListHref(path, search, { pageSize: event.target.value } as unknown as Partial<S>))
          }
          options={sizes.map((size) => ({ value: String(size), label: t('boardList.pageSizeOption', { size }) }))}
          size="small"
          value={String(pageSize)}
        />
      </div>
    </div>
  );
}
