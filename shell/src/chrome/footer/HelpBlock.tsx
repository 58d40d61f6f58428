import { LinkButton } from '@haesol/kit';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { messages } from '../../messages.ko.ts';
import { chromePaths } from '../chromePaths.ts';
import styles from './HelpBlock.module.css';

export interface HelpBlockProps {
  /** Link for asking a question: writing for members, signing in for visitors. */
  qnaHref: string;
}

/** Help in the same place of every page (WCAG 3.2.6). */
export function HelpBlock({ qnaHref }: HelpBlockProps) {
  const { brand, help } = messages;
  return (
    <section className={styles.place} aria-labelledby="help-title">
      <div className={styles.wrap}>
        <h2 id="help-title" className={styles.title}>
          {help.title}
        </h2>
        <dl className={styles.list}>
          <div className={styles.pair}>
            <dt>{help.phoneLabel}</dt>
            <dd>
              <a className={styles.phone} href={`tel:${brand.phone}`}>
                {brand.phone}
              </a>
            </dd>
          </div>
          <div className={styles.pair}>
            <dt>{help.hoursLabel}</dt>
            <dd>
              {help.hours(brand)}
              <span className={styles.note}>{help.hoursNote(brand)}</span>
            </dd>
          </div>
        </dl>
        <div className={styles.links}>
          <LinkButton href={qnaHref} icon={MessageSquareText}>
            {help.qna}
          </LinkButton>
          <LinkButton href={chromePaths.faq} icon={CircleQuestionMark}>
            {help.faq}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
