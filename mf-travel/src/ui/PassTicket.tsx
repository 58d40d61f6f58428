import type { PassItem } from '@haesol/contracts/travel';
import { KitLink } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { toPassHref } from '#paths';
import { About } from './About.tsx';
import { Figure } from './Figure.tsx';
import styles from './PassTicket.module.css';

/** Number of ticket colours, used in turn. */
const colours = 4;

export interface PassTicketProps {
  readonly pass: PassItem;
  /** Position in the list, from 0. */
  readonly index: number;
  /** @default 3 */
  readonly headingLevel?: 2 | 3;
}

/** Pass as a ticket, with only two numbers: its price and the price of the same places without it. */
export function PassTicket({ pass, index, headingLevel = 3 }: PassTicketProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { passNm, lang, hours, pickCnt, persons, placesCnt, price, listPrice, exampleCnt, gdsDtlUid } = pass;
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.ticket} data-colour={(index % colours) + 1}>
      <p aria-hidden="true" className={styles.head}>
        <Figure unit={hours === null ? 'places' : 'hours'} value={hours ?? pickCnt ?? 0} />
        <svg aria-hidden="true" className={styles.ridge} preserveAspectRatio="none" viewBox="0 0 288 60">
          <path d="M0 44q40-30 84-14t76-12 70 10 58-14v46H0z" />
          <path d="M0 54q50-22 104-8t92-6 92 2v18H0z" />
        </svg>
      </p>
      <div className={styles.stub}>
        <Title className={styles.name} lang={lang}>
          <KitLink className={styles.link} href={toPassHref(gdsDtlUid)}>
            {passNm}
          </KitLink>
        </Title>
        <p className={styles.facts}>
          {[t('passes.persons', { count: persons }), t('passes.places', { count: placesCnt })].join(' · ')}
        </p>
        <p className={styles.price}>
          <Figure unit="won" value={price} />
          <About won={price} />
        </p>
        <p className={styles.facts}>{t('passes.apart', { count: exampleCnt, amount: formatKrw(listPrice) })}</p>
      </div>
    </article>
  );
}
