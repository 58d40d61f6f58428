import type { EndpointData } from '@haesol/contracts/common';
import { memberStates, staffMemberMoves } from '@haesol/contracts/identity';
import { adminMemberItems, toAuditActionName } from '@haesol/contracts/member';
import { DataTable, Skeleton, TextLink } from '@haesol/kit';
import { formatDate, formatDateTime } from '@haesol/remote/i18n';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { toPartHref, usePartStateName } from '#ui/memberParts';
import { TwoLines } from '#ui/TwoLines';
import styles from './MemberScreen.module.css';

type Items = EndpointData<typeof adminMemberItems>;

/** Latest items of a member in the areas that the reader may see, and what was done with the account. */
export function MemberItems({ memberUid }: { readonly memberUid: string }) {
  const t = useText();
  const stateName = usePartStateName();
  const query = useEndpoint(adminMemberItems, { params: { memberUid } });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={8} />}>
      {({ parts, moves }) => (
        <>
          {parts
            .filter(({ cnt }) => cnt > 0)
            .map(({ part, cnt, list }) => (
              <section className={styles.part} key={part}>
                <h3 className={styles.title}>
                  {t('members.partTitle', { name: t(`members.parts.${part}`), count: cnt })}
                </h3>
                <DataTable
                  caption={t(`members.parts.${part}`)}
                  columns={[
                    {
                      key: 'title',
                      header: t('queue.subject'),
                      role: 'title',
                      cell: ({ pageUid, title, no }) => (
                        <TwoLines
                          first={
                            <TextLink href={toPartHref[part](pageUid)} tone="quiet">
                              {title || no}
                            </TextLink>
                          }
                          second={title === '' ? '' : no}
                        />
                      ),
                    },
                    { key: 'state', header: t('queue.state'), width: '8rem', cell: (item) => stateName(part, item) },
                    {
                      key: 'dt',
                      header: t('members.itemDt'),
                      role: 'date',
                      width: '9rem',
                      cell: ({ dt }) => <time dateTime={dt}>{formatDate(dt)}</time>,
                    },
                  ]}
                  rowKey={({ uid }) => uid}
                  rows={list}
                />
              </section>
            ))}
          {parts.length > 0 && parts.every(({ cnt }) => cnt === 0) && <p>{t('members.noItems')}</p>}
          <Moves moves={moves} />
        </>
      )}
    </QueryView>
  );
}

function Moves({ moves }: Pick<Items, 'moves'>) {
  const t = useText();
  const toName = (to: string | null) => {
    const known = [...memberStates, ...staffMemberMoves].find((state) => state === to);
    return known === undefined ? (to ?? '') : t(`members.states.${known}`);
  };
  if (moves.length === 0) return <p>{t('members.noMoves')}</p>;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('members.moveList')}</h3>
      <DataTable
        caption={t('members.moveList')}
        columns={[
          {
            key: 'dt',
            header: t('members.lookDt'),
            role: 'date',
            width: '12rem',
            cell: ({ dt }) => <time dateTime={dt}>{formatDateTime(dt)}</time>,
          },
          {
            key: 'what',
            header: t('members.moveWhat'),
            role: 'title',
            cell: ({ action, to, memo }) => (
              <TwoLines
                first={[toAuditActionName(action), toName(to)].filter((part) => part !== '').join(' · ')}
                second={memo ?? ''}
              />
            ),
          },
          { key: 'by', header: t('members.moveBy'), width: '9rem', cell: ({ byNm }) => byNm ?? t('queue.none') },
        ]}
        rowKey={({ moveUid }) => moveUid}
        rows={moves}
      />
    </section>
  );
}
