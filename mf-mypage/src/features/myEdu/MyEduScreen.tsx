import { MyEduDetail } from './MyEduDetail.tsx';
import { MyEduList } from './MyEduList.tsx';

/** The member's courses, or the one that the address names. */
export default function MyEduScreen({ aplUid }: { readonly aplUid: string | undefined }) {
  return aplUid === undefined ? <MyEduList /> : <MyEduDetail aplUid={aplUid} key={aplUid} />;
}
