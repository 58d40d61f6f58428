import { EmptyState, LinkButton } from '@haesol/shared/ui';
import styles from './NothingChosen.module.css';

export interface NothingChosenProps {
  readonly title: string;
  readonly text: string;
  readonly toList: { readonly href: string; readonly label: string };
}

/** Shown where the address of a detail page names nothing, or what does not exist. */
export function NothingChosen({ title, text, toList }: NothingChosenProps) {
  return (
    <section>
      <h1 className={styles.title}>{title}</h1>
      <EmptyState title={text}>
        <LinkButton href={toList.href}>{toList.label}</LinkButton>
      </EmptyState>
    </section>
  );
}
