import { adminPreviewMove, type MovePreview } from '@haesol/contracts/member';
import { Disclosure, MessageBar, Skeleton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Lines } from './Lines.tsx';
import styles from './MailPreview.module.css';

/** Debounce of a changed message. */
const debounceMs = 500;

export interface MailPreviewProps<Row> {
  readonly row: Row;
  /** Rows of the move, of which the first is shown. */
  readonly count: number;
  /** Message of staff in the mail. */
  readonly memo: string;
  /** False while the required message is empty. */
  readonly isReady: boolean;
  load(row: Row, memo: string | undefined): Promise<readonly MovePreview[]>;
}

/** Mails that a move would send, on request; they follow the message that is typed. */
export function MailPreview<Row>(props: MailPreviewProps<Row>) {
  const t = useText();
  return (
    <Disclosure title={t('mailPreview.open')}>
      {(wasOpened) => wasOpened && (props.isReady ? <Mails {...props} /> : <p>{t('mailPreview.empty')}</p>)}
    </Disclosure>
  );
}

function Mails<Row>({ row, count, memo, load }: MailPreviewProps<Row>) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState(memo);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(memo), debounceMs);
    return () => clearTimeout(timer);
  }, [memo]);
  const { data, error } = useQuery({
    queryKey: [adminPreviewMove.name, id, typed],
    queryFn: () => load(row, typed === '' ? undefined : typed),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  if (error !== null) return <MessageBar kind="danger">{error.message}</MessageBar>;
  if (data === undefined) return <Skeleton lines={4} />;
  if (data.length === 0) return <p>{t('mailPreview.none')}</p>;
  return (
    <div className={styles.mails}>
      {count > 1 && <p>{t('mailPreview.first', { count })}</p>}
      {data.map(({ to, lang, subject, text }) => (
        <section className={styles.mail} key={`${to} ${subject}`} lang={lang}>
          <p className={styles.to}>{to}</p>
          <h3 className={styles.subject}>{subject}</h3>
          <Lines>{text}</Lines>
        </section>
      ))}
    </div>
  );
}
