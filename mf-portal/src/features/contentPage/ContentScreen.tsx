import type { Contents } from '@haesol/contracts/common';
import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { ContentBlocks } from '#ui/ContentBlocks';
import { directionsId } from '#ui/ContentMap';
import { AdvisorFields } from './AdvisorFields.tsx';
import styles from './ContentScreen.module.css';
import { CourseList } from './CourseList.tsx';
import { getContents } from './contentGets.ts';
import { type ContentAction, type ContentPage, isTask } from './contentPages.ts';
import { EquipmentOverview } from './EquipmentOverview.tsx';
import { FaqList } from './FaqList.tsx';
import { NoticeList } from './NoticeList.tsx';
import { ProgramCards } from './ProgramCards.tsx';
import { ProjectNotices } from './ProjectNotices.tsx';

export interface ContentScreenProps {
  readonly page: ContentPage;
}

/** Page composed of blocks by staff: cooperation, student support, the vision, the enterprise centre. */
export default function ContentScreen({ page }: ContentScreenProps) {
  const t = useText();
  return (
    <QueryView
      empty={
        <EmptyState title={t('content.empty')}>
          <LinkButton href={paths.faq}>{t('search.ways.faq')}</LinkButton>
        </EmptyState>
      }
      isEmpty={({ blocks }) => blocks.length === 0}
      query={useGet(getContents(page))}
      skeleton={<Skeleton lines={14} />}
    >
      {(contents) => (
        <div className={styles.frame}>
          <Article contents={contents} key={page.menuKey} page={page} />
        </div>
      )}
    </QueryView>
  );
}

function Article({ page, contents }: ContentScreenProps & { readonly contents: Contents }) {
  const t = useText();
  const { courses, noticeCategory, faqCategory, live, actions = [] } = page;
  const hasFacts = contents.blocks.some(({ type }) => type === 'facts');
  const hasMap = contents.blocks.some(({ type }) => type === 'map');
  // Calls and programmes are the reason for a visit, before their rules and steps.
  const firstTask = actions.find(({ text }) => isTask(text));
  const isLiveFirst = live === 'projectNotices' || live === 'programs';
  return (
    <article className={styles.page} data-facts={hasFacts}>
      {isLiveFirst && <Live of={live} />}
      <ContentBlocks
        blocks={contents.blocks}
        verbs={<FactVerbs actions={actions} hasMap={hasMap} />}
        courses={courses !== undefined && <CourseList courses={courses} />}
        notices={noticeCategory !== undefined && <NoticeList categoryCd={noticeCategory} />}
      />
      {live !== undefined && !isLiveFirst && <Live of={live} />}
      {faqCategory !== undefined && <FaqList categoryCd={faqCategory} />}
      {!hasFacts && actions.length > 0 && (
        <p className={styles.actions}>
          {actions.map(({ text, href }) => (
            <LinkButton href={href} key={text} size="form" variant={isTask(text) ? 'primary' : 'plain'}>
              {t(`content.action.${text}`)}
            </LinkButton>
          ))}
        </p>
      )}
      {contents.blocks.length > 0 && (
        <p className={styles.updated}>{t('content.updated', { date: formatDate(contents.updatedDt) })}</p>
      )}
      {hasFacts && <VerbBar action={firstTask} />}
    </article>
  );
}

/** Buttons of the page in its fact sheet; on small screens the first of them is in the bar. */
function FactVerbs({ actions, hasMap }: { readonly actions: readonly ContentAction[]; readonly hasMap: boolean }) {
  const t = useText();
  return (
    <>
      {actions.map(({ text, href }, at) => (
        <span className={at === 0 && isTask(text) ? styles.verb : styles.other} key={text}>
          <LinkButton block href={href} size="form" variant={isTask(text) ? 'primary' : 'plain'}>
            {t(`content.action.${text}`)}
          </LinkButton>
        </span>
      ))}
      {hasMap && (
        <LinkButton block href={`#${directionsId}`} size="form">
          {t('content.toMap')}
        </LinkButton>
      )}
    </>
  );
}

/** Next step, always visible while scrolling. */
function VerbBar({ action }: { readonly action: ContentAction | undefined }) {
  const t = useText();
  if (action === undefined) return null;
  return (
    <p className={styles.bar}>
      <LinkButton block href={action.href} size="form" variant="primary">
        {t(`content.action.${action.text}`)}
      </LinkButton>
    </p>
  );
}

/** Live counts or lists. */
function Live({ of }: { readonly of: NonNullable<ContentPage['live']> }) {
  if (of === 'advisors') return <AdvisorFields />;
  if (of === 'equipment') return <EquipmentOverview />;
  return of === 'programs' ? <ProgramCards /> : <ProjectNotices />;
}
