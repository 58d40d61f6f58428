import { EmptyState, LinkButton } from '@haesol/shared/ui';
import styles from './ChooseFirst.module.css';

export interface ChooseFirstProps {
  readonly title: string;
  readonly text: string;
  readonly listHref: string;
  readonly listLabel: string;
}

/** Stands in the place of a detail that the address does not name, or that is not there. */
export function ChooseFirst({ title, text, listHref, listLabel }: ChooseFirstProps) {
  return (
    <section>
      <h1 className={styles.title}>{title}</h1>
      <EmptyState title={text}>
        <LinkButton href={listHref}>{listLabel}</LinkButton>
      </EmptyState>
    </section>
  );
}
