import { errorCodes } from '@haesol/contracts/common';
import { LinkButton } from '@haesol/kit';
import { FailureMessage } from '@haesol/remote/form';
import { CallError } from '@haesol/remote/http';
import { useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { paths } from '#paths';

/** The call requires a proof of identity that is missing or expired. */
const proofMissing = errorCodes.forbidden;

export interface CallFailureProps {
  readonly failure: Error | null | undefined;
  /** Page to return to after a proof of identity, if one is missing. */
  readonly next?: string | undefined;
}

/** Server's refusal in its own text, with a link to the identity check if the proof is missing. */
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
