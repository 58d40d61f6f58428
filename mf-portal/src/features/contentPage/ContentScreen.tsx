import { formatDate } from '@haesol/shared/i18n';
import { useCall, useShellLocation, useText } from '@haesol/shared/lifecycle';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ContentBlocks } from '#ui/ContentBlocks';
import styles from './ContentScreen.module.css';
import { CourseList } from './CourseList.tsx';
import { type ContentPage, contentPageOf } from './contentPages.ts';
import { contentsQuery } from './contentQueries.ts';
import { NoticeList } from './NoticeList.tsx';

/** A page that staff put together of blocks: cooperation, student support, the vision, the enterprise centre. */
export default function ContentScreen() {
  const page = contentPageOf(useShellLocation().pathname);
  return <KnownPage key={page.menuKey} page={page} />;
}

function KnownPage({ page }: { readonly page: ContentPage }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(contentsQuery(useCall(), page.menuKey));
  if (data === undefined) {
    return error === null ? (
      <Skeleton lines={14} />
    ) : (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (data.blocks.length === 0) return <EmptyState title={t('content.empty')} />;
  return (
    <article className={styles.page}>
      <ContentBlocks
        blocks={data.blocks}
        courses={page.audience !== undefined && <CourseList audience={page.audience} />}
        notices={page.noticeCategory !== undefined && <NoticeList categoryCd={page.noticeCategory} />}
      />
      {page.action !== undefined && (
        <p>
          <LinkButton href={page.action.href} size="form" variant="primary">
            {t(`content.action.${page.action.text}`)}
          </LinkButton>
        </p>
      )}
      <p className={styles.updated}>{t('content.updated', { date: formatDate(data.updatedDt) })}</p>
    </article>
  );
}
