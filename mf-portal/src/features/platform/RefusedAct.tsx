import { FailureMessage } from '@haesol/remote/form';
import { type CallError, ValidationError } from '@haesol/remote/http';
import { useText } from '@haesol/remote/lifecycle';

/** Refusal of a change: the registry explains it to developers, in English. */
export function RefusedAct({ failure }: { readonly failure: CallError | undefined }) {
  const t = useText();
  const [field] = failure instanceof ValidationError ? failure.fields : [];
  if (field?.field !== 'release') return <FailureMessage failure={failure} />;
  return (
    <FailureMessage failure={failure}>
      {t(field.code === 'conflict' ? 'platform.acts.conflict' : 'platform.acts.refused')}{' '}
      <span lang="en">{field.message}</span>
    </FailureMessage>
  );
}
