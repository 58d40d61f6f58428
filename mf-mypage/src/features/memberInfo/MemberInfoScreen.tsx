import { getMyPage } from '@haesol/contracts/member';
import { Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint } from '@haesol/remote/lifecycle';
import { CompanyMembers } from './CompanyMembers.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberHistory } from './MemberHistory.tsx';
import styles from './MemberInfoScreen.module.css';
import { SessionList } from './SessionList.tsx';
import { useCodeNames } from './useCodeNames.ts';

/** The member's own data, devices and history. */
export default function MemberInfoScreen() {
  const query = useEndpoint(getMyPage, {});
  const names = useCodeNames(query.data?.affiliation);
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} rows={4} />}>
      {(member) => (
        <div className={styles.screen}>
          <ConsentQuestion />
          <MemberFacts member={member} names={names} />
          <MemberActions />
          {member.affiliation.companyNm === null ? null : <CompanyMembers />}
          <SessionList />
          <MemberHistory />
        </div>
      )}
    </QueryView>
  );
}
