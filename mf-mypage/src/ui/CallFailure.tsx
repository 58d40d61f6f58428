import { errorCodes } from '@haesol/contracts/common';
import { LinkButton } from '@haesol/kit';
import { FailureMessage } from '@haesol/remote/form';
import { CallError } from '@haesol/remote/http';
import { useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { paths } from '#paths';

/** The call needs a proof of identity that is not there or too old. */
const proofMissing = errorCodes.forbidden;

export interface CallFailureProps {
  readonly failure: Error | null | undefined;
  /** Where to go on after a proof of identity, if one is missing. */
  readonly next?: string | undefined;
}

/** What the server refused, in its words, and the way to prove identity again where that is what is missing. */
export function CallFailure({ failure, next }: CallFailureProps) {
  const t = useText();
  const action =
    failure instanceof CallError && failure.code === proofMissing ? (
      <LinkButton href={toHref(paths.info, { next })} size="small">
        {t('account.proveAgain')}
      </LinkButton>
    ) : undefined;
  return <FailureMessage action={action} failure={failure} />;
}
