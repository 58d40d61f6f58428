import {
  type ApplicationDetail,
  type ApplicationValues,
  applyDraftCreate,
  applyDraftGet,
} from '@haesol/contracts/learn';
import { Button } from '@haesol/kit';
import { useCall, useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import Copy from 'lucide-react/icons/copy';
import { toFormHref } from '#rules/applicationHrefs';

/** Returns what an application has in common with a new one: no files, which belong to the old one, and no consents. */
function toNewValues(values: ApplicationValues): ApplicationValues {
  const isKept = ([name, value]: [string, unknown]) => !name.endsWith('Uids') && typeof value !== 'boolean';
  return Object.fromEntries(Object.entries(values).filter(isKept));
}

/** Starts a new application for advice with the contents of this one. A draft that the member has begun stays as it is. */
export function AgainButton({ application: { values } }: { readonly application: Pick<ApplicationDetail, 'values'> }) {
  const t = useText();
  const shell = useShell();
  const call = useCall();
  const ofForm = { kind: 'TECH', refUid: '' } as const;
  const { mutate, isPending } = useEndpointMutation(applyDraftCreate, {
    onSuccess: () => shell.navigate(toFormHref(ofForm)),
    onError: ({ message }) => shell.toast({ kind: 'error', text: message }),
  });

  async function handleClick() {
    try {
      const { draft } = await call(applyDraftGet, { query: ofForm });
      if (draft === null) mutate({ body: { ...ofForm, values: toNewValues(values), step: 1 } });
      else shell.toast({ kind: 'error', text: t('applications.draftExists') });
    } catch (error) {
      shell.toast({ kind: 'error', text: (error as Error).message });
    }
  }

  return (
    <Button busy={isPending} icon={Copy} onClick={() => void handleClick()}>
      {t('applications.again')}
    </Button>
  );
}
