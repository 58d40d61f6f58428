import { useText } from '@haesol/shared/lifecycle';
import { Icon, TextLink } from '@haesol/shared/ui';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Microscope from 'lucide-react/icons/microscope';
import Phone from 'lucide-react/icons/phone';
import { useId } from 'react';
import { paths, toAskHref } from '#paths';
import styles from './WaysOn.module.css';

/** Where somebody may go on who found nothing: what is looked for most first, each with what it has. */
export function WaysOn({ searchKeyword }: { readonly searchKeyword: string }) {
  const t = useText();
  const title = useId();
  const ways = [
    { key: 'equipment', icon: Microscope, href: paths.equipment },
    { key: 'education', icon: GraduationCap, href: paths.education },
    { key: 'faq', icon: CircleQuestionMark, href: paths.faq },
    { key: 'ask', icon: MessageSquareText, href: toAskHref('', searchKeyword) },
    { key: 'chart', icon: Phone, href: paths.chart },
    { key: 'notices', icon: Megaphone, href: paths.notices },
  ] as const;
  return (
    <nav aria-labelledby={title} className={styles.ways}>
      <h2 className={styles.title} id={title}>
        {t('search.ways.title')}
      </h2>
      <ul className={styles.list}>
        {ways.map(({ key, icon, href }) => (
          <li className={styles.way} key={key}>
            <span className={styles.icon}>
              <Icon of={icon} size={24} />
            </span>
            <span className={styles.words}>
              <b>
                <TextLink href={href} tone="quiet">
                  {t(`search.ways.${key}`)}
                </TextLink>
              </b>
              <span className={styles.text}>{t(`search.waysText.${key}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
