import { createUuid, type EndpointData } from '@haesol/contracts/common';
import {
  couponIssuable,
  couponMobileCode,
  couponOwned,
  couponTake,
  type IssuableCoupon,
  type OwnedCoupon,
  travelCounts,
} from '@haesol/contracts/travel';
import { Badge, Button, Dialog, LinkButton } from '@haesol/kit';
import {
  useEndpoint,
  useEndpointMutation,
  useFormats,
  useListState,
  useShell,
  useText,
} from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { paths } from '#paths';
import { CouponRow, useCouponFacts } from '#ui/CouponRow';
import { Figure } from '#ui/Figure';
import { Section } from '#ui/Section';
import { useRefusalToast } from '#ui/useRefusalToast';
import { useSecondsLeft } from '#ui/useSecondsLeft';
import { ListPanel } from './ListPanel.tsx';
import styles from './MyScreen.module.css';
import { myState } from './myState.ts';
import { toClock } from './remaining.ts';

const pageSize = 12;

/** Coupons of the member, and available ones. */
export function Coupons() {
  const t = useText();
  const { state } = useListState(myState);
  const issuable = useEndpoint(couponIssuable, { query: { pageSize: 100 } });
  const owned = useEndpoint(couponOwned, { query: { pageNum: state.pageNum, pageSize } });
  return (
    <div className={styles.panel}>
      <Section isRuled={false} title={t('my.owned')}>
        <ListPanel
          empty={t('my.noCoupons')}
          emptyActions={<LinkButton href={paths.promotions}>{t('sticky.promotion.all')}</LinkButton>}
          pageSize={pageSize}
          query={owned}
          row={(coupon) => <OwnedCouponRow coupon={coupon} key={coupon.couponUid} />}
        />
      </Section>
      <Section isRuled={false} title={t('my.toTake')}>
        <ListPanel
          empty={t('my.nothingToTake')}
          pageSize={100}
          query={issuable}
          row={(coupon) => <IssuableRow coupon={coupon} key={coupon.couponPblcnUid} />}
        />
      </Section>
    </div>
  );
}

function IssuableRow({ coupon }: { readonly coupon: IssuableCoupon }) {
  const t = useText();
  const shell = useShell();
  const refuse = useRefusalToast();
  const { couponPblcnUid, ownedYn, remainCnt, couponNm } = coupon;
  const take = useEndpointMutation(couponTake, {
    invalidates: [couponIssuable, couponOwned, travelCounts],
    onSuccess: () => shell.toast({ kind: 'done', text: t('my.taken') }),
    onError: refuse,
  });
  return (
    <li className={styles.item} data-whole>
      <div className={styles.whole}>
        <CouponRow coupon={coupon} />
      </div>
      <div className={styles.end}>
        {ownedYn === 'Y' ? (
          <Badge color="gray">{t('my.has')}</Badge>
        ) : (
          <Button
            // The accessible name must contain the visible text (WCAG 2.5.3): "쿠폰 받기" is absent once none is left.
            aria-label={remainCnt === 0 ? undefined : t('my.takeOf', { name: couponNm })}
            busy={take.isPending}
            disabled={remainCnt === 0}
            onClick={() => take.mutate({ query: { couponPblcnUid }, idempotencyKey: createUuid() })}
          >
            {t(remainCnt === 0 ? 'coupons.gone' : 'my.take')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Coupon of the member. @param isShort without the code for a shop */
export function OwnedCouponRow({
  coupon,
  isShort = false,
}: {
  readonly coupon: OwnedCoupon;
  readonly isShort?: boolean;
}) {
  const t = useText();
  const { formatShortDate } = useFormats();
  const { couponNm, lang, discount, discountType, state, expireDt, kind, targets, targetsLang = lang } = coupon;
  const facts = useCouponFacts(coupon);
  return (
    <li className={styles.item}>
      <p className={styles.value} data-off={state !== 'OWNED' || undefined}>
        <Figure unit={discountType === 'RATE' ? 'percent' : 'won'} value={discount} />
      </p>
      <div className={styles.words}>
        <p className={styles.name} lang={lang}>
          {couponNm}
        </p>
        <p className={styles.facts}>
          {state === 'OWNED'
            ? [...facts, t('coupons.until', { date: formatShortDate(expireDt) })].join(' · ')
            : t(`my.couponStates.${state}`)}
        </p>
        {state === 'OWNED' && (
          <p className={styles.facts} lang={targetsLang}>
            {targets.join(', ')}
          </p>
        )}
      </div>
      {!isShort && state === 'OWNED' && kind === 'voucher' && (
        <div className={styles.end}>
          <MobileCode coupon={coupon} />
        </div>
      )}
    </li>
  );
}

/** Code for using the coupon at a counter within ten minutes. */
function MobileCode({ coupon: { couponPblcnUid, couponNm } }: { readonly coupon: OwnedCoupon }) {
  const t = useText();
  const refuse = useRefusalToast();
  const [code, setCode] = useState<EndpointData<typeof couponMobileCode>>();
  const make = useEndpointMutation(couponMobileCode, {
    onSuccess: setCode,
    onError: refuse,
  });
  const begin = () => make.mutate({ query: { couponPblcnUid } });
  return (
    <>
      <Button busy={make.isPending} onClick={begin}>
        {t('my.useHere')}
      </Button>
      <Dialog onClose={() => setCode(undefined)} open={code !== undefined} title={couponNm}>
        {code !== undefined && <CodeOnScreen code={code} key={code.mobileCode} onAgain={begin} />}
      </Dialog>
    </>
  );
}

function CodeOnScreen({
  code: { mobileCode, validSec },
  onAgain,
}: {
  readonly code: EndpointData<typeof couponMobileCode>;
  onAgain(): void;
}) {
  const t = useText();
  const shell = useShell();
  const [untilMs] = useState(() => shell.now() + validSec * 1_000);
  const left = useSecondsLeft(untilMs);
  return (
    <div className={styles.words}>
      <p>{t('my.codeText')}</p>
      <p className={styles.code} data-over={left === 0 || undefined}>
        {mobileCode}
      </p>
      {left === 0 ? (
        <Button onClick={onAgain}>{t('my.codeAgain')}</Button>
      ) : (
        // toClock formats hours:minutes; multiplied by 60 to show minutes:seconds.
        <p role="timer">{t('my.codeLeft', { time: toClock(left * 60) })}</p>
      )}
    </div>
  );
}
