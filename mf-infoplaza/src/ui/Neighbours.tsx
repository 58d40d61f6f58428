import { Icon, TextLink } from '@haesol/kit';
import { formatDate, keepDates } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Lock from 'lucide-react/icons/lock';
import styles from './Neighbours.module.css';

interface NeighbourLink {
  readonly title: string;
  /** Day of publication, if the list has it. */
  readonly createdDt?: string;
  /** Undefined if this person may not open it. */
  readonly href: string | undefined;
}

export interface NeighboursProps {
  readonly next: NeighbourLink | null;
  readonly previous: NeighbourLink | null;
}

/** Newer and older item of the same board. */
export function Neighbours({ next, previous }: NeighboursProps) {
  const t = useText();
  return (
    <nav aria-label={t('boardDetail.neighbours')} className={styles.neighbours}>
      <Neighbour icon={ChevronUp} label={t('boardDetail.next')} link={next} none={t('boardDetail.noNext')} />
      <Neighbour
        icon={ChevronDown}
        label={t('boardDetail.previous')}
        link={previous}
        none={t('boardDetail.noPrevious')}
      />
    </nav>
  );
}

interface NeighbourProps {
  readonly link: NeighbourLink | null;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly none: string;
}

function Neighbour({ link, icon, label, none }: NeighbourProps) {
  return (
    <p className={styles.neighbour}>
      <span className={styles.label}>
        <Icon of={icon} size={18} />
        {label}
      </span>
      {link === null && <span className={styles.none}>{none}</span>}
      {link !== null && link.href === undefined && (
        <span className={styles.none}>
          <Icon of={Lock} size={16} />
          {link.title}
        </span>
      )}
      {link?.href !== undefined && (
        <TextLink href={link.href} tone="quiet">
          {keepDates(link.title)}
        </TextLink>
      )}
      {link?.createdDt !== undefined && (
        <time className={styles.date} dateTime={link.createdDt}>
          {formatDate(link.createdDt)}
        </time>
      )}
    </p>
  );
}
