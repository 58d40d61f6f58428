import { type EndpointData, toSeoulDate } from '@haesol/contracts/common';
import type { eduList } from '@haesol/contracts/learn';
import { EmptyState, LinkButton, Pagination, Skeleton } from '@haesol/kit';
import { QueryView, type ShownList, useGet, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import { type ListStateOf, toPages } from '@haesol/remote/routes';
import { keepPreviousData } from '@tanstack/react-query';
import { paths, toAskHref } from '#paths';
import { ContentBlocks } from '#ui/ContentBlocks';
import { EducationCard } from '#ui/EducationCard';
import { CertificateForm } from './CertificateForm.tsx';
import { CertificateResult } from './CertificateResult.tsx';
import { CourseMonth } from './CourseMonth.tsx';
import { EduDialog } from './EduDialog.tsx';
import { EduFilters } from './EduFilters.tsx';
import styles from './EduListScreen.module.css';
import { eduIntroduction } from './eduIntroduction.ts';
import { eduListState } from './eduListState.ts';

export interface EduListScreenProps {
  readonly eduUid: string | undefined;
  /** Number of the certificate to verify. */
  readonly cert: string | undefined;
}

type List = ShownList<ListStateOf<typeof eduListState>>;

/** Courses of the office with their states, and the steps of applying. */
export default function EduListScreen({ eduUid, cert }: EduListScreenProps) {
  const t = useText();
  const shell = useShell();
  const shown = useListState(eduListState);
  const { state } = shown;
  // Every other address of the list closes the course.
  const list: List = {
    ...shown,
    hrefOf: (change) => shown.hrefOf({ eduUid: '', cert: '', ...change }),
    change: (change, options) =>
      shown.change({ eduUid: '', cert: '', ...change }, { preventScrollReset: true, ...options }),
  };
  return (
    <div className={styles.screen}>
      {cert !== undefined && <CertificateResult cert={cert} key={cert} />}
      <Courses list={list} today={toSeoulDate(shell.now())} />
      <Introduction />
      <CertificateForm onSubmit={(number) => list.change({ cert: number }, { preventScrollReset: false })} />
      <p className={styles.ask}>
        <LinkButton href={toAskHref('EDU')} size="form">
          {t('eduList.ask')}
        </LinkButton>
      </p>
      <EduDialog eduUid={eduUid} onClose={() => list.change({ pageNum: state.pageNum }, { replace: true })} />
    </div>
  );
}

function Courses({ list, today }: { readonly list: List; readonly today: string }) {
  // The old list is shown dimmed until the new one has loaded.
  const query = useGet(eduListState.get, { placeholderData: keepPreviousData });
  return (
    <>
      <EduFilters {...list} data={query.data} today={today} />
      {list.state.month === '' ? (
        <QueryView query={query} skeleton={<Skeleton lines={3} rows={6} />}>
          {(data) => <Results data={data} isStale={query.isPlaceholderData} list={list} />}
        </QueryView>
      ) : (
        <CourseMonth {...list} today={today} />
      )}
    </>
  );
}

interface ResultsProps {
  readonly data: EndpointData<typeof eduList>;
  /** The list belongs to the previous address. */
  readonly isStale: boolean;
  readonly list: List;
}

function Results({ data, isStale, list: { state, hrefOf } }: ResultsProps) {
  const t = useText();
  return (
    <section aria-busy={isStale} aria-label={t('eduList.results')} className={styles.results}>
      {data.list.length === 0 && (
        <EmptyState
          text={t('eduList.emptyText')}
          title={
            state.searchKeyword === ''
              ? t('eduList.empty')
              : t('eduList.emptyKeyword', { keyword: state.searchKeyword })
          }
        >
          <LinkButton href={paths.education}>{t('eduList.reset')}</LinkButton>
        </EmptyState>
      )}
      <ul className={styles.courses} data-stale={isStale || undefined}>
        {data.list.map((course) => (
          <li key={course.eduUid}>
            <EducationCard
              course={course}
              headingLevel={2}
              href={hrefOf({ pageNum: state.pageNum, eduUid: course.eduUid })}
              hasAction
              isOver
            />
          </li>
        ))}
      </ul>
      <Pagination hrefOf={(pageNum) => hrefOf({ pageNum })} {...toPages(state, data.cnt_total)} />
    </section>
  );
}

/** Introduction by staff; the courses themselves are shown above. */
function Introduction() {
  return (
    <QueryView query={useGet(eduIntroduction)} skeleton={<Skeleton lines={8} />}>
      {({ blocks }) => <ContentBlocks blocks={blocks} />}
    </QueryView>
  );
}
