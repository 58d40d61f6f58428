import { type PromotionDetail, promotionGet } from '@haesol/contracts/travel';
import { LinkButton, RichText } from '@haesol/kit';
import { DetailView, useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import styles from '#styles/listScreen.module.css';
import { CouponRow } from '#ui/CouponRow';
import { PromotionBadge } from '#ui/PromotionBadge';
import { Section } from '#ui/Section';

/** Promotion with its coupons. */
export default function PromotionScreen({ id }: { readonly id: string | undefined }) {
  const t = useText();
  const query = useEndpoint(promotionGet, id === undefined ? undefined : { params: { id } });
  const toList = { href: paths.promotions, label: t('promotions.toList') };
  return (
    <DetailView
      choose={{ title: t('promotions.choose'), text: t('promotions.chooseText') }}
      missing={{ title: t('promotions.missing'), text: t('promotions.chooseText') }}
      query={query}
      titleOf={({ title }) => title}
      toList={toList}
      uid={id}
    >
      {(promotion) => <Promotion promotion={promotion} />}
    </DetailView>
  );
}

function Promotion({ promotion }: { readonly promotion: PromotionDetail }) {
  const t = useText();
  const { formatPeriod } = useFormats();
  const { title, lang, state, startDt, endDt, thumbUrl, thumbAlt, html, coupons } = promotion;
  return (
    <article className={styles.article}>
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      <p className={styles.facts}>
        <PromotionBadge state={state} />
        <span>{formatPeriod(startDt, endDt)}</span>
      </p>
      <div lang={lang}>
        <img alt={thumbAlt} className={styles.picture} height={540} src={`${thumbUrl}?w=wide`} width={960} />
      </div>
      {coupons.length > 0 && (
        <Section title={t('coupons.title')}>
          <ul className={styles.rows}>
            {coupons.map((coupon) => (
              <li key={coupon.couponPblcnUid}>
                <CouponRow coupon={coupon} isLink={false} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div lang={lang}>
        <RichText html={html} />
      </div>
      <p>
        <LinkButton href={paths.promotions}>{t('promotions.toList')}</LinkButton>
      </p>
    </article>
  );
}
