import { toPageCount, toShownPage } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { toHref } from '@haesol/shared/routing';
import { EmptyState, ErrorState, LinkButton, Pagination, Skeleton, TextLink } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Trans } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths, toAskHref } from '#paths';
import { ContentBlocks } from '#ui/ContentBlocks';
import { EducationCard } from '#ui/EducationCard';
import { EduDialog } from './EduDialog.tsx';
import { EduFilters } from './EduFilters.tsx';
import styles from './EduListScreen.module.css';
import { pageSize } from './eduApi.ts';
import { eduQueries } from './eduQueries.ts';
import { changeFilter, type EduFilter, isNarrowed, readEduFilter, readEduUid, toSearchValues } from './eduRules.ts';

const hrefOf = (filter: EduFilter) => toHref(paths.education, toSearchValues(filter));
const hrefOfCourse = (filter: EduFilter, eduUid: string) =>
  toHref(paths.education, { ...toSearchValues(filter), eduUid });

/** Courses of the office with what tells whether one may apply, and how applying goes. */
export default function EduListScreen() {
  const t = useText();
  const shell = useShell();
  const [search] = useSearchParams();
  const filter = readEduFilter(search);
  const toFiltered = (change: Partial<EduFilter>) => hrefOf(changeFilter(filter, change));
  return (
    <div className={styles.screen}>
      <EduFilters
        filter={filter}
        hrefOf={toFiltered}
        onChange={(change) => shell.navigate(toFiltered(change), { preventScrollReset: true })}
      />
      <Courses filter={filter} />
      <Introduction />
      <p>
        <LinkButton href={toAskHref('EDU')} size="form">
          {t('eduList.ask')}
        </LinkButton>
      </p>
      <EduDialog
        eduUid={readEduUid(search)}
        onClose={() => shell.navigate(hrefOf(filter), { replace: true, preventScrollReset: true })}
      />
    </div>
  );
}

function Courses({ filter }: { readonly filter: EduFilter }) {
  const t = useText();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(eduQueries.list(useCall(), filter));
  if (data === undefined) {
    return error === null ? (
      <Skeleton lines={3} rows={6} />
    ) : (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const pageCount = toPageCount(data.cnt_total, pageSize);
  return (
    <section aria-busy={isPlaceholderData} aria-label={t('eduList.results')} className={styles.results}>
      <p className={styles.total} role="status">
        <span>
          <Trans components={{ 1: <b /> }} i18nKey="eduList.total" t={t} values={{ total: data.cnt_total }} />
        </span>
        {isNarrowed(filter) && <TextLink href={paths.education}>{t('eduList.reset')}</TextLink>}
      </p>
      {data.list.length === 0 && (
        <EmptyState
          text={t('eduList.emptyText')}
          title={
            filter.searchKeyword === ''
              ? t('eduList.empty')
              : t('eduList.emptyKeyword', { keyword: filter.searchKeyword })
          }
        />
      )}
      <ul className={styles.courses} data-stale={isPlaceholderData || undefined}>
        {data.list.map((course) => (
          <li key={course.eduUid}>
            <EducationCard course={course} headingLevel={2} href={hrefOfCourse(filter, course.eduUid)} isOver />
          </li>
        ))}
      </ul>
      <Pagination
        hrefOf={(page) => hrefOf({ ...filter, pageNum: String(page) })}
        page={toShownPage(filter.pageNum, pageCount)}
        pageCount={pageCount}
      />
    </section>
  );
}

/** What staff wrote about it; the courses stand above it already. */
function Introduction() {
  const { data, error, isFetching, refetch } = useQuery(eduQueries.introduction(useCall()));
  if (data !== undefined) return <ContentBlocks blocks={data.blocks} />;
  return error === null ? <Skeleton lines={8} /> : <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
}
