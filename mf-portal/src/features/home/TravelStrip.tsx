import type { MainBenefit } from '@haesol/shared/contracts';
import { useFormats, useGet, useText } from '@haesol/shared/lifecycle';
import { LatePicture, Skeleton, TextLink } from '@haesol/shared/ui';
import { type ReactNode, useId } from 'react';
import { Trans } from 'react-i18next';
import { paths, toPassHref, toPromotionHref } from '#paths';
import { homeGets } from './homeGets.ts';
import styles from './TravelStrip.module.css';

const couponPicture = '/art/scene/pass-coupon.svg?w=wide';

/** The other service of the site: a pass, a promotion and a coupon of the day. */
export function TravelStrip() {
  const t = useText();
  const titleId = useId();
  const { data, error } = useGet(homeGets.benefit);
  // The banner, which has the same data, shows the error and its retry.
  if (error !== null && data === undefined) return null;
  return (
    <section aria-labelledby={titleId} className={styles.strip}>
      <div className={styles.content}>
        <div>
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
  const [pass] = benefit.passes;
  const [promotion] = benefit.promotions;
  const [coupon] = benefit.coupons;
  const strong = <b className={styles.number} />;
  return (
    <ul className={styles.offers}>
      {pass !== undefined && (
        <Offer
          kind={t('homeTravel.pass')}
          href={toPassHref(pass.gdsDtlUid)}
          note={pass.summary}
          picture={pass.thumbUrl}
          pictureAlt={pass.thumbAlt}
          title={pass.passNm}
        >
          <Trans components={{ 1: strong }} i18nKey="homeTravel.passPrice" t={t} values={{ price: pass.price }} />
        </Offer>
      )}
      {promotion !== undefined && (
        <Offer
          href={toPromotionHref(promotion.id)}
          kind={t('homeTravel.promotion')}
          note={promotion.summary}
          picture={promotion.thumbUrl}
          pictureAlt={promotion.thumbAlt}
          title={promotion.title}
        >
          {formatPeriod(promotion.startDt, promotion.endDt)}
        </Offer>
      )}
      {coupon !== undefined && (
        <Offer
          {...(coupon.promotionId !== null && { href: toPromotionHref(coupon.promotionId) })}
          kind={t('homeTravel.coupon')}
          note={
            coupon.minAmount > 0 ? t('homeTravel.couponMin', { amount: coupon.minAmount }) : t('homeTravel.couponNoMin')
          }
          picture={couponPicture}
          pictureAlt=""
          title={coupon.couponNm}
        >
          <Trans
            components={{ 1: strong }}
            i18nKey="homeTravel.couponLeft"
            t={t}
            values={{ count: coupon.remainCnt }}
          />
        </Offer>
      )}
    </ul>
  );
}

interface OfferProps {
  readonly kind: string;
  readonly title: string;
  readonly note: string;
  /** Its page; without it the title is plain. */
  readonly href?: string;
  readonly picture: string;
  readonly pictureAlt: string;
  /** Price, period or number left. */
  readonly children: ReactNode;
}

function Offer({ kind, title, href, note, picture, pictureAlt, children }: OfferProps) {
  return (
    <li className={styles.offer}>
      <LatePicture alt={pictureAlt} className={styles.picture} height={540} src={picture} width={960} />
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
        <p className={styles.fact}>{children}</p>
        <p className={styles.note}>{note}</p>
      </div>
    </li>
  );
}
