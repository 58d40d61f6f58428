import { socialProviders } from '@haesol/shared/contracts';
import { useCall } from '@haesol/shared/lifecycle';
import { ErrorState, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from './accountQueries.ts';
import { IdentityByMail } from './IdentityByMail.tsx';
import { IdentityForm } from './IdentityForm.tsx';

/** Re-entry of the password before a member's own data; those without one their social account or mailbox. */
export default function IdentityScreen() {
  const call = useCall();
  const { data, isError, isRefetching, refetch } = useQuery(accountQueries.myPage(call));
  if (isError && data === undefined) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />;
  if (data === undefined) return <Skeleton lines={3} rows={1} />;
  if (data.passwordYn === 'Y') return <IdentityForm email={data.email} />;
  const providers = socialProviders.filter((name) => data.sns.some(({ provider }) => provider === name));
  return <IdentityByMail email={data.email} providers={providers} />;
}
