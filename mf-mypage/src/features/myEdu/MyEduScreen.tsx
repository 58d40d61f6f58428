import { MyEduDetail } from './MyEduDetail.tsx';
import { MyEduList } from './MyEduList.tsx';

/** Member's courses, or the one in the address. */
export default function MyEduScreen({ aplUid }: { readonly aplUid: string | undefined }) {
  return aplUid === undefined ? <MyEduList /> : <MyEduDetail aplUid={aplUid} key={aplUid} />;
}
