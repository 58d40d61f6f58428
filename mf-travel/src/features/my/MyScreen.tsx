import type { TravelCounts } from '@haesol/contracts/travel';
import { LinkButton, MessageBar, Skeleton, TabNav } from '@haesol/kit';
import { QueryView, useFormats, useGet, useListState, useSession, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { Cards } from './Cards.tsx';
import { ClaimOrders } from './ClaimOrders.tsx';
import { Coupons } from './Coupons.tsx';
import { Favourites } from './Favourites.tsx';
import { Inquiries } from './Inquiries.tsx';
import { MyReviews } from './MyReviews.tsx';
import styles from './MyScreen.module.css';
import { type MyTab, myCounts, myState, myTabs } from './myState.ts';
import { Passes } from './Passes.tsx';
import { Points } from './Points.tsx';
import { Purchases } from './Purchases.tsx';
import { Reservations } from './Reservations.tsx';

const panels: Readonly<Record<MyTab, () => React.ReactNode>> = {
  reserve: Reservations,
  buy: Purchases,
  pass: Passes,
  card: Cards,
  coupon: Coupons,
  point: Points,
  favourite: Favourites,
  review: MyReviews,
  inquiry: Inquiries,
};

const counted: Readonly<Partial<Record<MyTab, keyof TravelCounts>>> = {
  reserve: 'reserve',
  pass: 'pass',
  card: 'exchangeCard',
  coupon: 'coupon',
  favourite: 'favourite',
  review: 'review',
  inquiry: 'inquiry',
};

/** Reservations, passes, coupons and the rest of a traveller, in tabs with addresses. */
export default function MyScreen() {
  const t = useText();
  const { formatNumber } = useFormats();
  const { userInfo } = useSession();
  const { state, hrefOf } = useListState(myState);
  const counts = useGet(myCounts);
  const Panel = panels[state.tab];
  return (
    <div className={styles.screen}>
      <QueryView query={counts} skeleton={<Skeleton lines={1} />}>
        {(data) => (
          <>
            {data.claimed > 0 && <MessageBar kind="success">{t('guest.claimed', { count: data.claimed })}</MessageBar>}
            <p className={styles.points}>
              {t('my.owner', { name: userInfo?.user_nm ?? '' })} <b>{`${formatNumber(data.points)}P`}</b>{' '}
              <LinkButton href={paths.plans}>{t('plan.toList')}</LinkButton>
            </p>
            <TabNav
              label={t('my.title')}
              tabs={myTabs.map((tab) => ({
                href: hrefOf({ tab, type: 'ALL' }),
                label: t(`my.tabs.${tab}`),
                current: tab === state.tab,
                ...(counted[tab] !== undefined && { count: data[counted[tab]] }),
              }))}
            />
          </>
        )}
      </QueryView>
      <Panel />
      {state.tab === 'reserve' && <ClaimOrders />}
    </div>
  );
}
