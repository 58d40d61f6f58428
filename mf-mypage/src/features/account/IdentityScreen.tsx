import { useCall } from '@haesol/shared/lifecycle';
import { ErrorState, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from './accountQueries.ts';
import { IdentityByMail } from './IdentityByMail.tsx';
import { IdentityForm } from './IdentityForm.tsx';

/** Re-entry of the password before a member's own data; those without one prove their mailbox. */
export default function IdentityScreen() {
  const call = useCall();
  const { data, isError, isRefetching, refetch } = useQuery(accountQueries.myPage(call));
  if (isError && data === undefined) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />;
  if (data === undefined) return <Skeleton lines={3} rows={1} />;
  return data.passwordYn === 'Y' ? <IdentityForm email={data.email} /> : <IdentityByMail email={data.email} />;
}
