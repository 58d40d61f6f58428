import { type Coupon, type PassItem, travelNumbers } from '@haesol/contracts/travel';
import { Carousel, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { CouponRow } from '#ui/CouponRow';
import { MoreLink } from '#ui/MoreLink';
import { PassTicket } from '#ui/PassTicket';
import { Section } from '#ui/Section';
import styles from './HomeScreen.module.css';
import { homeGets } from './homeGets.ts';

/** Passes as tickets, and available coupons. */
export function HomePasses() {
  const t = useText();
  const query = useGet(homeGets.benefit);
  return (
    <div className={styles.passes}>
      <div className={styles.wrap}>
        <Section
          action={<MoreLink href={paths.passes}>{t('home.allPasses')}</MoreLink>}
          isRuled={false}
          lead={t('home.passesText', travelNumbers())}
          title={t('passes.brand')}
          titleSize="large"
        >
          <QueryView query={query} skeleton={<Skeleton lines={4} rows={4} />}>
            {({ passes, coupons }) => (
              <>
                <Carousel
                  label={t('passes.results')}
                  slideSize="content"
                  slides={[{ id: 'passes', content: <Tickets passes={passes} /> }]}
                />
                {coupons.length > 0 && <Coupons coupons={coupons} />}
              </>
            )}
          </QueryView>
        </Section>
      </div>
    </div>
  );
}

/** Tickets side by side; on phones a row to swipe. */
function Tickets({ passes }: { readonly passes: readonly PassItem[] }) {
  return (
    <ul className={styles.tickets}>
      {passes.map((pass, index) => (
        <li key={pass.gdsDtlUid}>
          <PassTicket index={index} pass={pass} />
        </li>
      ))}
    </ul>
  );
}

function Coupons({ coupons }: { readonly coupons: readonly Coupon[] }) {
  const t = useText();
  return (
    <div className={styles.benefit}>
      <h3 className={styles.couponTitle}>{t('coupons.now')}</h3>
      <ul className={styles.coupons}>
        {coupons.slice(0, 3).map((coupon) => (
          <li key={coupon.couponPblcnUid}>
            <CouponRow action={<ToTake coupon={coupon} />} coupon={coupon} isShort />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Link to the page where members claim coupons. */
function ToTake({ coupon: { couponNm, remainCnt } }: { readonly coupon: Coupon }) {
  const t = useText();
  if (remainCnt === 0) return null;
  return (
    <LinkButton aria-label={t('my.takeOf', { name: couponNm })} href={`${paths.my}?tab=coupon`} size="small">
      {t('my.take')}
    </LinkButton>
  );
}
