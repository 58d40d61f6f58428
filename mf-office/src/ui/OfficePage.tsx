import { errorCodes } from '@haesol/contracts/common';
import { EmptyState, Icon, KitLink, LinkButton } from '@haesol/kit';
import { CallError } from '@haesol/remote/http';
import { formatNumber } from '@haesol/remote/i18n';
import { useGet, useHasPage, useSession, useShellLocation, useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { paths } from '#paths';
import { today } from '#today';
import { OfficeKeys } from './OfficeKeys.tsx';
import styles from './OfficePage.module.css';
import { type OfficeMenuItem, officeMenu } from './officeMenu.ts';

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
  const { error } = useGet(today, { refetchInterval: everyMs });
  const isFactorMissing = error instanceof CallError && error.code === errorCodes.secondFactorRequired;
  return (
    <div className={styles.office}>
      <OfficeMenu />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </header>
        {isFactorMissing ? <FactorMissing /> : children}
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

function OfficeMenu() {
  const t = useText();
  const { pathname } = useShellLocation();
  const isAdmin = useSession().userInfo?.roles.includes('ADMIN') === true;
  const { data } = useGet(today);
  const hasPage = useHasPage();
  const isShown = ({ page, isForAdmins = false }: OfficeMenuItem) => (isAdmin || !isForAdmins) && hasPage(paths[page]);
  const isHere = (path: string) => path === pathname || (path !== paths.today && pathname.startsWith(`${path}/`));
  // The longest one: the day of bookings has an entry beside the list of bookings.
  const current = officeMenu
    .flatMap(({ items }) => items.map(({ page }): string => paths[page]))
    .filter(isHere)
    .sort((one, other) => other.length - one.length)[0];
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
                  aria-current={paths[page] === current ? 'page' : undefined}
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
