import { buyList, guestOrderClaim, myPassList, reserveList, travelCounts } from '@haesol/contracts/travel';
import { Disclosure } from '@haesol/kit';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { MailCode } from '#ui/MailCode';

/** Moves bookings that were made without an account here, by a code to their mail address. */
export function ClaimOrders() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  async function claim(certToken: string) {
    const { count } = await call(guestOrderClaim, { body: { certToken } });
    for (const { name } of [reserveList, travelCounts, buyList, myPassList])
      void client.invalidateQueries({ queryKey: [name] });
    shell.toast(
      count === 0
        ? { kind: 'info', text: t('guest.claim.none') }
        : { kind: 'done', text: t('guest.claimed', { count }) },
    );
  }
  return (
    <Disclosure title={t('guest.claim.title')}>
      <p>{t('guest.claim.text')}</p>
      <MailCode onProven={claim} />
    </Disclosure>
  );
}
