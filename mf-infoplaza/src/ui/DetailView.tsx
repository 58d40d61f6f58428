import { QueryView, type QueryViewProps, useShell, useText } from '@haesol/shared/lifecycle';
import { LinkButton, Skeleton } from '@haesol/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { ChooseFirst } from '#ui/ChooseFirst';

export interface DetailViewProps<T> {
  /** Identifier of the address; undefined where it names nothing. */
  readonly uid: string | undefined;
  readonly query: QueryViewProps<T>['query'];
  /** The list as the person left it. */
  readonly listHref: string;
  readonly listLabel: string;
  /** What is said where this person may not see it. */
  readonly forbidden?: { readonly title: string; readonly text: string };
  titleOf(data: T): string;
  children(data: T): ReactNode;
}

/** One thing by the identifier of the address: chosen or not, there or not, and ready with its title in the shell. */
export function DetailView<T>({ uid, query, listHref, listLabel, forbidden, titleOf, children }: DetailViewProps<T>) {
  const t = useText();
  const toList = { listHref, listLabel };
  if (uid === undefined) {
    return <ChooseFirst text={t('boardDetail.chooseText')} title={t('boardDetail.choose')} {...toList} />;
  }
  return (
    <QueryView
      errorActions={<LinkButton href={listHref}>{listLabel}</LinkButton>}
      forbidden={forbidden && <ChooseFirst {...forbidden} {...toList} />}
      notFound={<ChooseFirst text={t('boardDetail.missingText')} title={t('boardDetail.missing')} {...toList} />}
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
