import { type Coupon, couponIssuable, couponOwned, couponTake, travelCounts } from '@haesol/shared/contracts';
import { useEndpointMutation, useShell, useText } from '@haesol/shared/lifecycle';
import { Badge, Button } from '@haesol/shared/ui';
import { useRefusalToast } from './useRefusalToast.tsx';

export interface TakeCouponProps {
  readonly coupon: Pick<Coupon, 'couponPblcnUid' | 'couponNm' | 'remainCnt'>;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium';
}

/** Takes a coupon, and then says that the member has it; asks visitors to sign in first. */
export function TakeCoupon({ coupon: { couponPblcnUid, couponNm, remainCnt }, size }: TakeCouponProps) {
  const t = useText();
  const shell = useShell();
  const refuse = useRefusalToast();
  const take = useEndpointMutation(couponTake, {
    invalidates: [couponIssuable, couponOwned, travelCounts],
    onSuccess: () => shell.toast({ kind: 'done', text: t('my.taken') }),
    onError: refuse,
  });
  async function handleTake() {
    if (!shell.session.get().isLogin && !(await shell.requireLogin())) return;
    take.mutate({ query: { couponPblcnUid }, idempotencyKey: crypto.randomUUID() });
  }

  if (take.isSuccess) return <Badge color="gray">{t('my.has')}</Badge>;
  return (
    <Button
      // What is seen has to be part of the name (WCAG 2.5.3): "쿠폰 받기" is not there once none is left.
      aria-label={remainCnt === 0 ? undefined : t('my.takeOf', { name: couponNm })}
      busy={take.isPending}
      disabled={remainCnt === 0}
      onClick={() => void handleTake()}
      size={size}
    >
      {t(remainCnt === 0 ? 'coupons.gone' : 'my.take')}
    </Button>
  );
}
