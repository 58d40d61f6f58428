import { getMyPage } from '@haesol/shared/contracts';
import { QueryView, useEndpoint } from '@haesol/shared/lifecycle';
import { Skeleton } from '@haesol/shared/ui';
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
