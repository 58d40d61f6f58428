import { EmptyState, Skeleton } from '@haesol/kit';
import { QueryView, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { MoreLink } from '#ui/MoreLink';
import { Section } from '#ui/Section';
import { OwnedCouponRow } from './Coupons.tsx';
import styles from './MyScreen.module.css';
import { firstCoupons, myCounts, myState } from './myState.ts';

/** Coupons that expire next. */
export function CouponShort() {
  const t = useText();
  const { hrefOf } = useListState(myState);
  const query = useGet(firstCoupons);
  const counts = useGet(myCounts);
  return (
    <Section isRuled={false} title={t('my.tabs.coupon')}>
      <QueryView
        empty={<EmptyState size="small" title={t('my.noCoupons')} />}
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={1} rows={3} />}
      >
        {({ list }) => (
          <ul className={styles.list}>
            {list.map((coupon) => (
              <OwnedCouponRow coupon={coupon} isShort key={coupon.couponUid} />
            ))}
          </ul>
        )}
      </QueryView>
      <p>
        <MoreLink href={hrefOf({ tab: 'coupon' })}>
          {t('my.issuable', { count: counts.data?.issuableCoupon ?? 0 })}
        </MoreLink>
      </p>
    </Section>
  );
}
