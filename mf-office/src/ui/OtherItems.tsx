import { adminOtherItems, type NoteKind } from '@haesol/contracts/member';
import { Skeleton, TextLink } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useId } from 'react';
import { toPartHref, usePartStateName } from './memberParts.tsx';
import styles from './OtherItems.module.css';

export interface OtherItemsProps {
  /** Kind of the item. */
  readonly of: NoteKind;
  readonly uid: string;
}

/** The latest other items of the member of an item, in the areas that the reader may see. */
export function OtherItems({ of: ref, uid }: OtherItemsProps) {
  const t = useText();
  const titleId = useId();
  const stateName = usePartStateName();
  const query = useEndpoint(adminOtherItems, { params: { ref, uid } });
  return (
    <section aria-labelledby={titleId} className={styles.items}>
      <h3 className={styles.title} id={titleId}>
        {t('otherItems.title')}
      </h3>
      <QueryView query={query} skeleton={<Skeleton lines={3} />}>
        {({ parts }) => {
          const shown = parts.filter(({ cnt }) => cnt > 0);
          if (shown.length === 0) return <p className={styles.facts}>{t('otherItems.none')}</p>;
          return shown.map(({ part, cnt, list }) => {
            const name = t('members.partTitle', { name: t(`members.parts.${part}`), count: cnt });
            return (
              <div key={part}>
                <h4 className={styles.part}>{name}</h4>
                <ul aria-label={name} className={styles.list}>
                  {list.map((item) => (
                    <li key={item.uid}>
                      <TextLink href={toPartHref[part](item.pageUid)} tone="quiet">
                        {item.title || item.no}
                      </TextLink>
                      <span className={styles.facts}>{`${stateName(part, item)} · ${formatDate(item.dt)}`}</span>
                    </li>
                  ))}
                </ul>
              </div>
            );
          });
        }}
      </QueryView>
    </section>
  );
}
