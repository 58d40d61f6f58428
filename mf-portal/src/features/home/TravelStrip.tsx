import type { MainBenefit } from '@haesol/contracts/member';
import { LatePicture, LinkButton, Skeleton, TextLink } from '@haesol/kit';
import { useFormats, useGet, useHasPage, useText } from '@haesol/remote/lifecycle';
import { useId } from 'react';
import { paths, toPassHref, toPromotionHref } from '#paths';
import { toTicketPass } from './bannerRules.ts';
import { homeGets } from './homeGets.ts';
import { PassTicket } from './PassTicket.tsx';
import styles from './TravelStrip.module.css';

const couponPicture = '/art/scene/pass-coupon.svg?w=wide';

/** Teaser of the travel service: a pass as a ticket, a promotion and a coupon. */
export function TravelStrip() {
  const t = useText();
  const hasPage = useHasPage();
  const titleId = useId();
  const { data, error } = useGet(homeGets.benefit);
  if (!hasPage(paths.travel)) return null;
  // The banner, which has the same data, shows the error and its retry.
  if (error !== null && data === undefined) return null;
  return (
    <section aria-labelledby={titleId} className={styles.strip}>
      <div className={styles.content}>
        <div className={styles.about}>
          <h2 className={styles.title} id={titleId}>
            {t('homeTravel.title')}
          </h2>
          <p className={styles.text}>{t('homeTravel.text')}</p>
          <TextLink href={paths.travel} tone="more">
            {t('homeTravel.more')}
          </TextLink>
        </div>
        {data === undefined ? <Skeleton lines={6} /> : <Offers benefit={data} />}
      </div>
    </section>
  );
}

function Offers({ benefit }: { readonly benefit: MainBenefit }) {
  const t = useText();
  const { formatPeriod } = useFormats();
  const pass = toTicketPass(benefit.passes);
  const [promotion] = benefit.promotions;
  const [coupon] = benefit.coupons;
  return (
    <>
      {pass !== undefined && (
        <PassTicket pass={pass}>
          <LinkButton href={toPassHref(pass.gdsDtlUid)}>
            {t('homeTravel.passAction', { count: pass.placesCnt })}
          </LinkButton>
        </PassTicket>
      )}
      <ul className={styles.offers}>
        {promotion !== undefined && (
          <Offer
            href={toPromotionHref(promotion.id)}
            kind={t('homeTravel.promotion')}
            note={formatPeriod(promotion.startDt, promotion.endDt)}
            picture={promotion.thumbUrl}
            pictureAlt={promotion.thumbAlt}
            title={promotion.title}
          />
        )}
        {coupon !== undefined && (
          <Offer
            {...(coupon.promotionId !== null && { href: toPromotionHref(coupon.promotionId) })}
            kind={t('homeTravel.coupon')}
            note={
              coupon.minAmount > 0
                ? t('homeTravel.couponMin', { amount: coupon.minAmount })
                : t('homeTravel.couponNoMin')
            }
            picture={couponPicture}
            pictureAlt=""
            title={coupon.couponNm}
          />
        )}
      </ul>
    </>
  );
}

interface OfferProps {
  readonly kind: string;
  readonly title: string;
  /** Dates, or conditions. */
  readonly note: string;
  /** Address of its page; without it the title is plain. */
  readonly href?: string;
  readonly picture: string;
  readonly pictureAlt: string;
}

function Offer({ kind, title, href, note, picture, pictureAlt }: OfferProps) {
  return (
    <li className={styles.offer}>
      <LatePicture alt={pictureAlt} className={styles.picture} height={320} src={picture} width={480} />
      <div className={styles.words}>
        <p className={styles.kind}>{kind}</p>
        <h3 className={styles.name}>
          {href === undefined ? (
            title
          ) : (
            <TextLink href={href} tone="quiet">
              {title}
            </TextLink>
          )}
        </h3>
        <p className={styles.note}>{note}</p>
      </div>
    </li>
  );
}
