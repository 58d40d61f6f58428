import { LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import List from 'lucide-react/icons/list';
import { Neighbours, type NeighboursProps } from '#ui/Neighbours';
import styles from './DetailFoot.module.css';

export interface DetailFootProps extends NeighboursProps {
  readonly listHref: string;
}

/** Newer and older item, and the link to the list. */
export function DetailFoot({ listHref, ...neighbours }: DetailFootProps) {
  const t = useText();
  return (
    <div className={styles.foot}>
      <Neighbours {...neighbours} />
      <p className={styles.back}>
        <LinkButton href={listHref} icon={List} size="form">
          {t('boardDetail.list')}
        </LinkButton>
      </p>
    </div>
  );
}
