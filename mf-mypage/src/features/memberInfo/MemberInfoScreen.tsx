import { useCall } from '@haesol/shared/lifecycle';
import { ErrorState, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { CompanyMembers } from './CompanyMembers.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberHistory } from './MemberHistory.tsx';
import styles from './MemberInfoScreen.module.css';
import { memberInfoQueries } from './memberInfoQueries.ts';
import { SessionList } from './SessionList.tsx';
import { useCodeNames } from './useCodeNames.ts';

export default function MemberInfoScreen() {
  const call = useCall();
  const { data, isError, isRefetching, refetch } = useQuery(memberInfoQueries.myPage(call));
  const names = useCodeNames(data?.affiliation);

  if (isError && data === undefined) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />;
  if (data === undefined) return <Skeleton lines={3} rows={4} />;
  return (
    <div className={styles.screen}>
      <ConsentQuestion />
      <MemberFacts member={data} names={names} />
      {data.affiliation.companyNm === null ? null : <CompanyMembers />}
      <SessionList />
      <MemberHistory />
      <MemberActions />
    </div>
  );
}
