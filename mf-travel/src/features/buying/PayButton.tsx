import { Button } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';

/** Button that submits the form of a payment, with the amount. */
export function PayButton({ amount, isBusy }: { readonly amount: number; readonly isBusy: boolean }) {
  const t = useText();
  const { formatKrw } = useFormats();
  return (
    <Button block busy={isBusy} busyText={t('payment.opening')} size="large" type="submit" variant="primary">
      {t('buying.paySum', { amount: formatKrw(amount) })}
    </Button>
  );
}
