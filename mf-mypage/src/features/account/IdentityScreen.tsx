import { reauthProviders } from '@haesol/contracts/identity';
import { getMyPage } from '@haesol/contracts/member';
import { Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint } from '@haesol/remote/lifecycle';
import type { MyPage } from './accountRules.ts';
import { IdentityByMail } from './IdentityByMail.tsx';
import { IdentityForm } from './IdentityForm.tsx';

/** Requests the password again before a member's own data; members without one use their social account or a mailed code. */
export default function IdentityScreen() {
  const query = useEndpoint(getMyPage, {});
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} rows={1} />}>
      {(member) => <Identity member={member} />}
    </QueryView>
  );
}

function Identity({ member: { passwordYn, email, sns } }: { readonly member: MyPage }) {
  if (passwordYn === 'Y') return <IdentityForm email={email} />;
  const providers = reauthProviders.filter((name) => sns.some(({ provider }) => provider === name));
  return <IdentityByMail email={email} providers={providers} />;
}
