import { useCall } from '@haesol/shared/lifecycle';
import { ErrorState, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from './accountQueries.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

export default function WithdrawalScreen() {
  const call = useCall();
  const { data, isError, isRefetching, refetch } = useQuery(accountQueries.myPage(call));
  if (isError && data === undefined) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />;
  if (data === undefined) return <Skeleton lines={3} rows={3} />;
  return <WithdrawalForm email={data.email} hasPassword={data.passwordYn === 'Y'} />;
}
