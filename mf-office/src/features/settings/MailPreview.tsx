import { fillMail, type OfficeMailTemplate } from '@haesol/contracts/member';
import { useText } from '@haesol/remote/lifecycle';
import { useId } from 'react';
import styles from './MailPreview.module.css';

interface MailPreviewProps {
  readonly row: Pick<OfficeMailTemplate, 'lang' | 'office' | 'sample'>;
  /** Typed words: `subject`, `opening` and `closing`. */
  readonly values: Readonly<Record<string, string>>;
}

/** Mail with sample facts and the words that are typed, as its reader gets it. */
export function MailPreview({ row: { sample, office, lang }, values }: MailPreviewProps) {
  const t = useText();
  const titleId = useId();
  const { subject = '', opening = '', closing = '' } = values;
  const mail = fillMail({ subject: subject.trim(), opening, closing }, sample, office);
  return (
    <section aria-labelledby={titleId} className={styles.preview}>
      <h3 id={titleId}>{t('mailTemplates.preview')}</h3>
      <div className={styles.mail} lang={lang}>
        <strong>{mail.subject}</strong>
        {[...mail.lines, office].map((line, no) => (
          // Two paragraphs of a mail may be the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs have no state.
          <p key={no}>{line}</p>
        ))}
      </div>
    </section>
  );
}
