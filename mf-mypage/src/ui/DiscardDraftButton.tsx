import { applyDraftRemove, myApplications } from '@haesol/contracts/learn';
import { getDashboard } from '@haesol/contracts/member';
import { Button } from '@haesol/kit';
import { useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';

/** Endpoints that return drafts. */
const lists = [getDashboard, myApplications];

export interface DiscardDraftButtonProps {
  readonly aplUid: string;
  /** Title of the draft in the list. */
  readonly title: string;
}

/** Deletes a draft with its files, after a confirmation; also one whose form is closed. */
export function DiscardDraftButton({ aplUid, title }: DiscardDraftButtonProps) {
  const t = useText();
  const shell = useShell();
  const client = useQueryClient();
  const { mutate, isPending } = useEndpointMutation(applyDraftRemove, {
    invalidates: lists,
    onSuccess: () => shell.toast({ kind: 'done', text: t('applications.discard.done') }),
    onError({ message }) {
      shell.toast({ kind: 'error', text: message });
      // It may have been deleted or submitted elsewhere.
      for (const { name } of lists) void client.invalidateQueries({ queryKey: [name] });
    },
  });

  async function handleClick() {
    const isSure = await shell.confirm({
      title: t('applications.discard.title'),
      text: t('applications.discard.text', { title }),
      yes: t('applications.discard.yes'),
      no: t('applications.discard.no'),
      danger: true,
    });
    if (isSure) mutate({ params: { aplUid } });
  }

  return (
    <Button
      aria-label={t('applications.discard.of', { title })}
      busy={isPending}
      onClick={() => void handleClick()}
      size="small"
    >
      {t('applications.discard.yes')}
    </Button>
  );
}
