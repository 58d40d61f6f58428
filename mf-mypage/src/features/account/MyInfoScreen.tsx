import { getMyPage } from '@haesol/contracts/member';
import { Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint } from '@haesol/remote/lifecycle';
import { MyInfoForm } from './MyInfoForm.tsx';

/** Form for the member's own data. */
export default function MyInfoScreen() {
  const query = useEndpoint(getMyPage, {});
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} rows={4} />}>
      {(member) => <MyInfoForm key={member.email} member={member} />}
    </QueryView>
  );
}
