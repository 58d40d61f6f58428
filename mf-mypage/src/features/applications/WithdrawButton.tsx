import { myApplicationGet, myApplications, myApplicationWithdraw } from '@haesol/contracts/learn';
import { Button } from '@haesol/kit';
import { useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';

/** Withdraws an application after a confirmation. */
export function WithdrawButton({ aplUid }: { readonly aplUid: string }) {
  const t = useText();
  const shell = useShell();
  const client = useQueryClient();
  const { mutate, isPending } = useEndpointMutation(myApplicationWithdraw, {
    invalidates: [myApplicationGet, myApplications],
    onSuccess: () => shell.toast({ kind: 'done', text: t('applications.withdraw.done') }),
    onError({ message }) {
      shell.toast({ kind: 'error', text: message });
      void client.invalidateQueries({ queryKey: [myApplicationGet.name] });
    },
  });

  async function handleClick() {
    const isSure = await shell.confirm({
      title: t('applications.withdraw.title'),
      text: t('applications.withdraw.text'),
      yes: t('applications.withdraw.yes'),
      no: t('applications.withdraw.no'),
      danger: true,
    });
    if (isSure) mutate({ params: { aplUid } });
  }

  return (
    <Button busy={isPending} icon={Undo2} onClick={() => void handleClick()}>
      {t('applications.withdraw.yes')}
    </Button>
  );
}
