import { adminEndMemberSession, adminMemberSessions } from '@haesol/contracts/member';
import { Skeleton } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { QueryView, useCall, useEndpoint, useText } from '@haesol/remote/lifecycle';
import type { RowOf } from '#lists';
import { sendEach } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { usePageRight } from '#ui/officeRights';
import { Queue } from '#ui/Queue';
import { TwoLines } from '#ui/TwoLines';
import styles from './MemberScreen.module.css';

type Session = RowOf<typeof adminMemberSessions>;

/** Devices on which a member is signed in, each of which can be signed out; all at once is a move of the member. */
export function MemberSessions({ memberUid }: { readonly memberUid: string }) {
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminMemberSessions);
  const { mayMove } = usePageRight();
  const query = useEndpoint(adminMemberSessions, { params: { memberUid } });
  const moves = toMoves<Session, 'SESSION'>(
    (key, values) => t(`members.${key}`, values),
    [{ to: 'SESSION', asks: 'none', isOpen: () => true }],
    (rows) =>
      sendEach(
        rows,
        ({ id }) => id,
        ({ id }) => call(adminEndMemberSession, { params: { memberUid, sessionUid: id } }),
      ),
  );
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('members.sessions')}</h3>
      <QueryView query={query} skeleton={<Skeleton lines={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{t('members.noSessions')}</p>
          ) : (
            <Queue
              caption={t('members.sessions')}
              columns={[
                {
                  key: 'device',
                  header: t('members.device'),
                  role: 'title',
                  cell: ({ device, ip }) => <TwoLines first={device} second={ip ?? ''} />,
                },
                {
                  key: 'lastDt',
                  header: t('members.lastSeen'),
                  role: 'date',
                  width: '12rem',
                  cell: ({ lastDt }) => <time dateTime={lastDt}>{formatDateTime(lastDt)}</time>,
                },
              ]}
              moves={mayMove ? moves : []}
              nameOf={({ device }) => device}
              onMoved={refresh}
              rowKey={({ id }) => id}
              rows={list}
              total={list.length}
            />
          )
        }
      </QueryView>
    </section>
  );
}
