import { errorCodes, toMissingRight } from '@haesol/contracts/common';
import { EmptyState, Icon, KitLink, LinkButton, MessageBar } from '@haesol/kit';
import { CallError } from '@haesol/remote/http';
import { formatNumber } from '@haesol/remote/i18n';
import { useGet, useShellLocation, useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { useFreshLists } from '#moves/useFreshLists';
import { paths } from '#paths';
import { today } from '#today';
import { OfficeKeys } from './OfficeKeys.tsx';
import styles from './OfficePage.module.css';
import { findMenuItem, officeMenu } from './officeMenu.ts';
import { useIsShown, usePageRight } from './officeRights.tsx';

/** Poll interval of the counts, in milliseconds. */
const everyMs = 30_000;

/** Page of the member's second factors, in my page. */
const securityPath = '/myPage/security';

export interface OfficePageProps {
  readonly title: string;
  /** One sentence beside the title. */
  readonly lead?: ReactNode;
  /** Buttons at the end of the title's row. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a page of the office: the menu with what waits, the title and the content. */
export function OfficePage({ title, lead, actions, children }: OfficePageProps) {
  const { data, error } = useGet(today, { refetchInterval: everyMs });
  useFreshLists(data?.queues);
  const { mayRead } = usePageRight();
  const isFactorMissing = error instanceof CallError && error.code === errorCodes.secondFactorRequired;
  return (
    <div className={styles.office}>
      <OfficeMenu />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          {actions === undefined || !mayRead ? null : <div className={styles.actions}>{actions}</div>}
        </header>
        {isFactorMissing ? <FactorMissing /> : <WithRight>{children}</WithRight>}
      </div>
    </div>
  );
}

/** Replaces every page for staff who signed in without a second factor. */
function FactorMissing() {
  const t = useText();
  return (
    <EmptyState text={t('secondFactor.text')} title={t('secondFactor.title')}>
      <LinkButton href={securityPath} size="form" variant="primary">
        {t('secondFactor.register')}
      </LinkButton>
    </EmptyState>
  );
}

/** Shows a page to those who may read it, and tells which right is missing for it or for its moves. */
function WithRight({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const { area, mayRead, mayMove } = usePageRight();
  if (area === undefined || mayMove) return children;
  if (!mayRead) {
    return (
      <EmptyState text={toMissingRight(area, 'READ')} title={t('rights.closed')}>
        <LinkButton href={paths.today} size="form">
          {t('rights.toToday')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <MessageBar kind="info">{t('rights.readOnly', { missing: toMissingRight(area, 'MOVE') })}</MessageBar>
      {children}
    </>
  );
}

function OfficeMenu() {
  const t = useText();
  const { pathname } = useShellLocation();
  const { data } = useGet(today);
  const isShown = useIsShown();
  const current = findMenuItem(pathname)?.page;
  const groups = officeMenu
    .map(({ group, items }) => ({ group, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  return (
    <nav aria-label={t('menu.name')} className={styles.menu}>
      <OfficeKeys />
      {groups.map(({ group, items }) => (
        <section className={styles.group} key={group}>
          <h2 className={styles.groupTitle}>{t(`menu.${group}`)}</h2>
          <ul className={styles.list}>
            {items.map(({ page, icon, queue }) => (
              <li key={page}>
                <KitLink
                  aria-current={page === current ? 'page' : undefined}
                  className={styles.link}
                  href={paths[page]}
                >
                  <Icon of={icon} size={18} />
                  <span className={styles.label}>{t(`names.${page}`)}</span>
                  <Count count={data?.queues.find((one) => one.queue === queue)?.cnt ?? 0} />
                </KitLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Count({ count }: { readonly count: number }) {
  return count === 0 ? null : <span className={styles.count}>{formatNumber(count)}</span>;
}
