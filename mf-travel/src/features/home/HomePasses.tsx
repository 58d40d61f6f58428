import type { Coupon } from '@haesol/shared/contracts';
import { QueryView, useGet, useText } from '@haesol/shared/lifecycle';
import { LinkButton, Skeleton } from '@haesol/shared/ui';
import { paths } from '#paths';
import { CouponRow } from '#ui/CouponRow';
import { MoreLink } from '#ui/MoreLink';
import { PassTicket } from '#ui/PassTicket';
import { Section } from '#ui/Section';
import styles from './HomeScreen.module.css';
import { homeGets } from './homeGets.ts';

/** Passes as tickets, and coupons that can be had. */
export function HomePasses() {
  const t = useText();
  const query = useGet(homeGets.benefit);
  return (
    <div className={styles.sand}>
      <div className={styles.wrap}>
        <Section
          action={<MoreLink href={paths.passes}>{t('home.allPasses')}</MoreLink>}
          lead={t('home.passesText')}
          title={t('passes.brand')}
        >
          <QueryView query={query} skeleton={<Skeleton lines={4} rows={4} />}>
            {({ passes, coupons }) => (
              <>
                <ul className={styles.tickets}>
                  {passes.map((pass, index) => (
                    <li key={pass.gdsDtlUid}>
                      <PassTicket index={index} pass={pass} />
                    </li>
                  ))}
                </ul>
                <h3 className={styles.couponTitle}>{t('coupons.now')}</h3>
                <ul className={styles.coupons}>
                  {coupons.slice(0, 3).map((coupon) => (
                    <li key={coupon.couponPblcnUid}>
                      <CouponRow action={<ToTake coupon={coupon} />} coupon={coupon} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </QueryView>
        </Section>
      </div>
    </div>
  );
}

/** Leads to where members take coupons. */
function ToTake({ coupon: { couponNm, remainCnt } }: { readonly coupon: Coupon }) {
  const t = useText();
  if (remainCnt === 0) return null;
  return (
    <LinkButton aria-label={t('my.takeOf', { name: couponNm })} href={`${paths.my}?tab=coupon`} size="small">
      {t('my.take')}
    </LinkButton>
  );
}
