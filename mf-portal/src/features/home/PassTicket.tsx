import type { PassItem } from '@haesol/contracts/travel';
import { TextLink } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { toPassHref } from '#paths';
import styles from './PassTicket.module.css';

export interface PassTicketProps {
  readonly pass: PassItem;
  /** Action in the ticket, for places without one beside it. */
  readonly children?: ReactNode;
}

/** Pass as a ticket: its hours or places, its price, and the price of the same places without it. */
export function PassTicket({ pass, children }: PassTicketProps) {
  const t = useText();
  const { passNm, lang, hours, pickCnt, price, listPrice, exampleCnt, gdsDtlUid } = pass;
  const strong = <b />;
  return (
    <div className={styles.ticket}>
      <p aria-hidden="true" className={styles.stub}>
        <Trans
          components={{ 1: strong }}
          i18nKey={hours === null ? 'homeBanner.ticket.places' : 'homeBanner.ticket.hours'}
          t={t}
          values={{ count: hours ?? pickCnt ?? 0 }}
        />
      </p>
      <div className={styles.words}>
        <p className={styles.name} lang={lang}>
          <TextLink href={toPassHref(gdsDtlUid)} tone="quiet">
            {passNm}
          </TextLink>
        </p>
        <p className={styles.price}>
          <Trans components={{ 1: strong }} i18nKey="homeBanner.ticket.price" t={t} values={{ price }} />
        </p>
        {listPrice > price && exampleCnt > 0 && (
          <p className={styles.note}>{t('homeBanner.ticket.apart', { count: exampleCnt, amount: listPrice })}</p>
        )}
        {children !== undefined && <p className={styles.action}>{children}</p>}
      </div>
    </div>
  );
}
