import { getMyPage } from '@haesol/contracts/member';
import { Skeleton, TabNav } from '@haesol/kit';
import { keepFocus } from '@haesol/kit/keepFocus';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useSearchParams } from 'react-router-dom';
import { toInfoDetailHref } from '#paths';
import { AgreementHistory } from './AgreementHistory.tsx';
import { CompanyMembers } from './CompanyMembers.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { LoginHistory } from './LoginHistory.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import styles from './MemberInfoScreen.module.css';
import { SessionList } from './SessionList.tsx';
import { useCodeNames } from './useCodeNames.ts';

const infoTabs = ['facts', 'devices', 'consents'] as const;

/** The member's own data, devices and history. */
export default function MemberInfoScreen() {
  const t = useText();
  const asked = useSearchParams()[0].get('tab');
  const current = infoTabs.find((tab) => tab === asked) ?? 'facts';
  return (
    <div className={styles.screen} ref={keepFocus}>
      <ConsentQuestion />
      <TabNav
        label={t('memberInfo.tabs')}
        tabs={infoTabs.map((tab) => ({
          href: toInfoDetailHref(tab),
          label: t(`memberInfo.tab.${tab}`),
          current: tab === current,
        }))}
      />
      {current === 'facts' && <Facts />}
      {current === 'devices' && (
        <>
          <SessionList />
          <LoginHistory />
        </>
      )}
      {current === 'consents' && <AgreementHistory />}
    </div>
  );
}

/** The data themselves, and what can be done with them. */
function Facts() {
  const query = useEndpoint(getMyPage, {});
  const names = useCodeNames(query.data?.affiliation);
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} rows={4} />}>
      {(member) => (
        <>
          <MemberFacts member={member} names={names} />
          <MemberActions />
          {member.affiliation.companyNm === null ? null : <CompanyMembers />}
        </>
      )}
    </QueryView>
  );
}
