import { useCall } from '@haesol/shared/lifecycle';
import { ErrorState, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from './accountQueries.ts';
import { MyInfoForm } from './MyInfoForm.tsx';

export default function MyInfoScreen() {
  const call = useCall();
  const { data, isError, isRefetching, refetch } = useQuery(accountQueries.myPage(call));
  if (isError && data === undefined) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />;
  return data === undefined ? <Skeleton lines={3} rows={4} /> : <MyInfoForm key={data.email} member={data} />;
}
