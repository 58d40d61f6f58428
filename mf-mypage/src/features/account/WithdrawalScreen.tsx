import { getMyPage } from '@haesol/contracts/member';
import { Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint } from '@haesol/remote/lifecycle';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** Ends the member's own account. */
export default function WithdrawalScreen() {
  const query = useEndpoint(getMyPage, {});
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} rows={3} />}>
      {({ email, passwordYn }) => <WithdrawalForm email={email} hasPassword={passwordYn === 'Y'} />}
    </QueryView>
  );
}
