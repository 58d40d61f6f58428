import { type OwnPlan, planGet, planList, planShare } from '@haesol/contracts/travel';
import { Button } from '@haesol/kit';
import { SharePopup } from '@haesol/kit/qr';
import { useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { toSharedPlanHref } from '#paths';
import { useRefusalToast } from '#ui/useRefusalToast';

/** Begins and ends the link by which others read the plan. */
export function PlanShare({ plan: { planUid, title, shareKey } }: { readonly plan: OwnPlan }) {
  const t = useText();
  const shell = useShell();
  const [address, setAddress] = useState('');
  const open = (key: string) => setAddress(new URL(toSharedPlanHref(key), window.location.origin).href);
  const share = useEndpointMutation(planShare, {
    invalidates: [planGet, planList],
    onSuccess: ({ shareKey: key }) => {
      if (key === null) shell.toast({ kind: 'done', text: t('plan.linkEnded') });
      else open(key);
    },
    onError: useRefusalToast(),
  });
  const send = (sharedYn: 'N' | 'Y') => share.mutate({ params: { planUid }, body: { sharedYn } });
  return (
    <>
      <Button
        busy={share.isPending}
        icon={Share2}
        onClick={() => (shareKey === null ? send('Y') : open(shareKey))}
        variant="secondary"
      >
        {t('plan.share')}
      </Button>
      {shareKey !== null && (
        <Button disabled={share.isPending} onClick={() => send('N')}>
          {t('plan.endLink')}
        </Button>
      )}
      <SharePopup onClose={() => setAddress('')} open={address !== ''} title={title} url={address} />
    </>
  );
}
