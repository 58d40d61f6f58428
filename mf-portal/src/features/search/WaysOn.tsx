import type { MainFacts } from '@haesol/contracts/member';
import { Icon, TextLink } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import BookUser from 'lucide-react/icons/book-user';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Microscope from 'lucide-react/icons/microscope';
import Phone from 'lucide-react/icons/phone';
import Route from 'lucide-react/icons/route';
import Ticket from 'lucide-react/icons/ticket';
import { useId } from 'react';
import { paths, toAskHref } from '#paths';
import { OfficeFact } from '#ui/OfficeFact';
import { useIsTravel } from './useSearchHref.ts';
import styles from './WaysOn.module.css';

export interface WaysOnProps {
  readonly searchKeyword: string;
  /** Figures of today, shown beside their links. */
  readonly facts?: MainFacts | undefined;
}

/** Links for a search without hits, of the office or the travel service: the most searched first, each with a description. */
export function WaysOn({ searchKeyword, facts }: WaysOnProps) {
  const t = useText();
  const title = useId();
  const isTravel = useIsTravel();
  const travelWays = [
    { key: 'attractions', icon: MapPin, href: paths.attractions, fact: null },
    { key: 'passes', icon: Ticket, href: paths.passes, fact: null },
    { key: 'tours', icon: Route, href: paths.tours, fact: null },
  ] as const;
  const officeWays = [
    { key: 'equipment', icon: Microscope, href: paths.equipment, fact: <OfficeFact facts={facts} of="equipment" /> },
    { key: 'education', icon: GraduationCap, href: paths.education, fact: <OfficeFact facts={facts} of="education" /> },
    { key: 'faq', icon: CircleQuestionMark, href: paths.faq, fact: null },
    { key: 'ask', icon: MessageSquareText, href: toAskHref('', searchKeyword), fact: null },
    { key: 'chart', icon: BookUser, href: paths.chart, fact: null },
  ] as const;
  const phone = { key: 'phone', icon: Phone, href: `tel:${t('search.ways.phone')}`, fact: t('search.phone') } as const;
  return (
    <nav aria-labelledby={title} className={styles.ways}>
      <h2 className={styles.title} id={title}>
        {t('search.ways.title')}
      </h2>
      <ul className={styles.list}>
        {[...(isTravel ? travelWays : officeWays), phone].map(({ key, icon, href, fact }) => (
          <li className={styles.way} key={key}>
            <span className={styles.icon}>
              <Icon of={icon} size={24} />
            </span>
            <b className={styles.name}>
              <TextLink href={href} tone="quiet">
                {t(`search.ways.${key}`)}
              </TextLink>
            </b>
            <span className={styles.text}>{t(`search.waysText.${key}`)}</span>
            <span className={styles.fact}>{fact}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
