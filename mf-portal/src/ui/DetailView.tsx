import { QueryView, type QueryViewProps, useShell } from '@haesol/shared/lifecycle';
import { EmptyState, LinkButton, Skeleton } from '@haesol/shared/ui';
import { type ReactNode, useEffect } from 'react';
import styles from './DetailView.module.css';

export interface DetailViewProps<T> {
  /** Identifier of the address; undefined where it names nothing. */
  readonly uid: string | undefined;
  readonly query: QueryViewProps<T>['query'];
  readonly listHref: string;
  readonly listLabel: string;
  /** Heading and text where the address names nothing, and where it is not there. */
  readonly choose: { readonly title: string; readonly text: string };
  readonly missing: { readonly title: string; readonly text: string };
  titleOf(data: T): string;
  children(data: T): ReactNode;
}

/** One thing by the identifier of the address, with its title in the shell. */
export function DetailView<T>({
  uid,
  query,
  choose,
  missing,
  listHref,
  listLabel,
  titleOf,
  children,
}: DetailViewProps<T>) {
  const toBlock = ({ title, text }: DetailViewProps<T>['choose']) => (
    <section>
      <h1 className={styles.title}>{title}</h1>
      <EmptyState title={text}>
        <LinkButton href={listHref}>{listLabel}</LinkButton>
      </EmptyState>
    </section>
  );
  if (uid === undefined) return toBlock(choose);
  return (
    <QueryView
      errorActions={<LinkButton href={listHref}>{listLabel}</LinkButton>}
      notFound={toBlock(missing)}
      query={query}
      skeleton={<Skeleton lines={12} />}
    >
      {(data) => (
        <Titled key={uid} title={titleOf(data)}>
          {children(data)}
        </Titled>
      )}
    </QueryView>
  );
}

function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const shell = useShell();
  useEffect(() => {
    shell.setTitle(title);
  }, [shell, title]);
  return children;
}
