import { type adminMembers, adminResetFactors, type StaffMemberMove } from '@haesol/contracts/identity';
import { useCall, useSession, useText } from '@haesol/remote/lifecycle';
import type { RowOf } from '#lists';
import { sendEach, useBulk } from '#moves/sendRows';
import { type Say, toMoves, toNameOrCount } from '#moves/stateMoves';

type Member = RowOf<typeof adminMembers>;

const uidOf = ({ memberUid }: Member) => memberUid;

/** Returns the moves of members, for the list and for one member. */
export function useMemberMoves() {
  const t = useText();
  const bulk = useBulk();
  const call = useCall();
  const isAdmin = useSession().userInfo?.roles.includes('ADMIN') === true;
  const isOpenTo = (to: StaffMemberMove) => (member: Member) => member.targets.includes(to);
  const say: Say = (key, values) => t(`members.${key}`, values);
  const moves = toMoves<Member, StaffMemberMove | 'SESSIONS'>(
    say,
    [
      { to: 'ACTIVE', look: 'primary', shortcut: 'a', isOpen: isOpenTo('ACTIVE') },
      { to: 'REFUSED', look: 'danger', shortcut: 'r', asks: 'required', isOpen: isOpenTo('REFUSED') },
      { to: 'LOCKED', look: 'danger', asks: 'required', isOpen: isOpenTo('LOCKED') },
      { to: 'SESSIONS', asks: 'none', isOpen: isOpenTo('LOCKED') },
    ],
    bulk<Member, StaffMemberMove | 'SESSIONS'>({ queueOf: () => 'members', uidOf }),
  );
  const factors = toMoves<Member, 'FACTORS'>(
    say,
    [
      {
        to: 'FACTORS',
        look: 'danger',
        asks: 'none',
        confirm: (rows) => toNameOrCount(rows, ({ memberNm }) => memberNm),
        isOpen: () => isAdmin,
      },
    ],
    (rows) => sendEach(rows, uidOf, ({ memberUid }) => call(adminResetFactors, { params: { memberUid } })),
  );
  return [...moves, ...factors];
}
