import { adminMails, adminResendMail, mailStates } from '@haesol/contracts/member';
import { Badge } from '@haesol/kit';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { sendEach } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';

const colors = { FAILED: 'red', WAIT: 'sky', SENT: 'gray' } as const;

/** Mails of the outbox; those that were given up are sent again. */
export default function MailScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminMails>>();
  const call = useCall();
  return (
    <QueuePage
      columns={[
        columns.state(({ state }) => <Badge color={colors[state]}>{t(`mail.states.${state}`)}</Badge>),
        { key: 'subject', header: t('mail.subject'), role: 'title', cell: ({ subject }) => subject },
        { key: 'to', header: t('mail.to'), width: '14rem', cell: ({ to }) => to },
        { key: 'error', header: t('mail.error'), width: '14rem', cell: ({ error }) => error ?? t('queue.none') },
        columns.time('created', t('queue.created'), ({ createdDt }) => createdDt),
      ]}
      empty={{ title: t('mail.empty'), text: t('mail.emptyText') }}
      lead={t('mail.lead')}
      list={useListState(lists.mail)}
      moves={toMoves<RowOf<typeof adminMails>, 'AGAIN'>(
        (key, values) => t(`mail.${key}`, values),
        [{ to: 'AGAIN', shortcut: 'a', isOpen: ({ state }) => state === 'FAILED' }],
        (rows) =>
          sendEach(
            rows,
            ({ mailUid }) => mailUid,
            ({ mailUid }) => call(adminResendMail, { params: { mailUid } }),
          ),
      )}
      nameOf={({ subject }) => subject}
      onMoved={useRefresh(adminMails)}
      query={useGet(lists.mail.get)}
      rowKey={({ mailUid }) => mailUid}
      searched={t('mail.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: mailStates.map((value) => ({ value, label: t(`mail.states.${value}`) })),
      }}
      screen="mail"
      title={t('names.mail')}
    />
  );
}
