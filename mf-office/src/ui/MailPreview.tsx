import { adminPreviewMove, type MovePreview } from '@haesol/contracts/member';
import { Disclosure, MessageBar, Skeleton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Lines } from './Lines.tsx';
import styles from './MailPreview.module.css';

/** Debounce of a changed message. */
const debounceMs = 500;

export interface MailPreviewProps {
  /** Says of which move the mails are. @default of the only move of a dialog */
  readonly title?: string;
  /** Items of the move, of which the first is shown. @default 1 */
  readonly count?: number;
  /** Message, or all fields as text; a change of it reads the mails again. */
  readonly text: string;
  /** Sentence in place of the mails while something required is missing. */
  readonly missing?: string | undefined;
  load(text: string): Promise<readonly MovePreview[]>;
}

/** Mails that a move would send, on request; they follow the message that is typed. */
export function MailPreview({ title, missing, ...mails }: MailPreviewProps) {
  const t = useText();
  return (
    <Disclosure title={title ?? t('mailPreview.open')}>
      {(wasOpened) => wasOpened && (missing === undefined ? <Mails {...mails} /> : <p>{missing}</p>)}
    </Disclosure>
  );
}

function Mails({ count = 1, text, load }: MailPreviewProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error } = useQuery({
    queryKey: [adminPreviewMove.name, id, typed],
    queryFn: () => load(typed),
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
      {data.map(({ to, lang, subject, text: content }) => (
        <section className={styles.mail} key={`${to} ${subject}`} lang={lang}>
          <p className={styles.to}>{to}</p>
          <h3 className={styles.subject}>{subject}</h3>
          <Lines>{content}</Lines>
        </section>
      ))}
    </div>
  );
}
