import type { Contents } from '@haesol/shared/contracts';
import { formatDate } from '@haesol/shared/i18n';
import { QueryView, useGet, useText } from '@haesol/shared/lifecycle';
import { EmptyState, LinkButton, Skeleton } from '@haesol/shared/ui';
import { ContentBlocks } from '#ui/ContentBlocks';
import styles from './ContentScreen.module.css';
import { CourseList } from './CourseList.tsx';
import { getContents } from './contentGets.ts';
import type { ContentPage } from './contentPages.ts';
import { NoticeList } from './NoticeList.tsx';

export interface ContentScreenProps {
  readonly page: ContentPage;
}

/** A page that staff put together of blocks: cooperation, student support, the vision, the enterprise centre. */
export default function ContentScreen({ page }: ContentScreenProps) {
  const t = useText();
  return (
    <QueryView
      empty={<EmptyState title={t('content.empty')} />}
      isEmpty={({ blocks }) => blocks.length === 0}
      query={useGet(getContents(page))}
      skeleton={<Skeleton lines={14} />}
    >
      {(contents) => <Article contents={contents} key={page.menuKey} page={page} />}
    </QueryView>
  );
}

function Article({ page, contents }: ContentScreenProps & { readonly contents: Contents }) {
  const t = useText();
  const { audience, noticeCategory, action } = page;
  return (
    <article className={styles.page}>
      <ContentBlocks
        blocks={contents.blocks}
        courses={audience !== undefined && <CourseList audience={audience} />}
        notices={noticeCategory !== undefined && <NoticeList categoryCd={noticeCategory} />}
      />
      {action !== undefined && (
        <p>
          <LinkButton href={action.href} size="form" variant="primary">
            {t(`content.action.${action.text}`)}
          </LinkButton>
        </p>
      )}
      <p className={styles.updated}>{t('content.updated', { date: formatDate(contents.updatedDt) })}</p>
    </article>
  );
}
