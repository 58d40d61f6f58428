import type { PostDetail } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { Icon, TextLink } from '@haesol/shared/ui';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { BoardPlace } from './boardPlaces.ts';
import styles from './PostNeighbours.module.css';

export interface PostNeighboursProps {
  readonly place: BoardPlace;
  readonly next: PostDetail['next'];
  readonly previous: PostDetail['prev'];
}

/** The newer and the older post of the same board. */
export function PostNeighbours({ place, next, previous }: PostNeighboursProps) {
  const t = useText();
  return (
    <nav aria-label={t('boardDetail.neighbours')} className={styles.neighbours}>
      <Neighbour
        icon={ChevronUp}
        label={t('boardDetail.next')}
        none={t('boardDetail.noNext')}
        place={place}
        post={next}
      />
      <Neighbour
        icon={ChevronDown}
        label={t('boardDetail.previous')}
        none={t('boardDetail.noPrevious')}
        place={place}
        post={previous}
      />
    </nav>
  );
}

interface NeighbourProps {
  readonly place: BoardPlace;
  readonly post: PostDetail['next'];
  readonly icon: LucideIcon;
  readonly label: string;
  readonly none: string;
}

function Neighbour({ place, post, icon, label, none }: NeighbourProps) {
  return (
    <p className={styles.neighbour}>
      <span className={styles.label}>
        <Icon of={icon} size={18} />
        {label}
      </span>
      {post === null ? (
        <span className={styles.none}>{none}</span>
      ) : (
        <TextLink href={place.toDetail(post.postUid)} tone="quiet">
          {post.title}
        </TextLink>
      )}
    </p>
  );
}
