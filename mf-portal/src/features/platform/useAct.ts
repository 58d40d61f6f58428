import {
  canaryStart,
  canaryStop,
  changeChannelEndpoint,
  checkReleaseEndpoint,
  overruleEndpoint,
  removeRemoteEndpoint,
} from '@haesol/contracts/release';
import { useCall, useSession } from '@haesol/remote/lifecycle';
import { type Act, findEarlier, needsReason, type RemoteState } from './actRules.ts';

export interface ActInput {
  readonly to: string;
  readonly share: number;
  readonly reason: string;
}

/** Returns the function that makes a change by the calls of the command `mf`. */
export function useAct(act: Act, state: RemoteState): (input: ActInput) => Promise<unknown> {
  const call = useCall();
  const { id: remoteId, stable } = state;
  const { userInfo } = useSession();
  // The call needs one; the server writes that of the account.
  const person = userInfo?.user_nm ?? remoteId;

  const move = (to: string) =>
    call(changeChannelEndpoint, { params: { remoteId, channel: 'stable' }, body: { to, expect: stable ?? null } });
  return async ({ to, share, reason }) => {
    if (act === 'rollback') return move(findEarlier(state) ?? '');
    if (act === 'stop') return call(canaryStop, { params: { remoteId } });
    if (act === 'remove') return call(removeRemoteEndpoint, { params: { remoteId }, body: { person, reason } });
    const build = { remoteId, buildId: to };
    if (act === 'overrule') return call(overruleEndpoint, { params: build, body: { person, reason } });
    if (needsReason(act, to, state)) await call(checkReleaseEndpoint, { params: build, body: { person, reason } });
    return act === 'promote' ? move(to) : call(canaryStart, { params: { remoteId }, body: { to, share } });
  };
}
