import { type Application, applyDraftDays } from '@haesol/contracts/learn';
import { LinkButton } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { toFormHref } from '#rules/applicationHrefs';
import styles from '#styles/section.module.css';
import { DiscardDraftButton } from '#ui/DiscardDraftButton';

/** Drafts of forms. */
export function DraftList({ drafts }: { readonly drafts: readonly Application[] }) {
  const t = useText();
  const { formatDateTime } = useFormats();
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('dashboard.drafts')}</h2>
      </div>
      {drafts.length === 0 && <p className={styles.empty}>{t('dashboard.noDrafts')}</p>}
      <ul>
        {drafts.map((draft) => {
          const title = draft.title === '' ? (draft.refNm ?? t('applications.untitled')) : draft.title;
          return (
            <li className={styles.row} key={draft.aplUid}>
              <div className={styles.words}>
                <p className={styles.name}>{title}</p>
                <p className={styles.facts}>
                  {t('dashboard.draftFacts', {
                    kind: t(`dashboard.kinds.${draft.kind}`),
                    step: draft.step,
                    date: formatDateTime(draft.savedDt),
                  })}
                </p>
              </div>
              <div className={styles.actions}>
                <LinkButton aria-label={t('applications.goOnOf', { title })} href={toFormHref(draft)} size="small">
                  {t('applications.goOn')}
                </LinkButton>
                <DiscardDraftButton aplUid={draft.aplUid} title={title} />
              </div>
            </li>
          );
        })}
      </ul>
      {drafts.length > 0 && <p className={styles.note}>{t('dashboard.draftNote', { days: applyDraftDays })}</p>}
    </section>
  );
}
