import { adminPresence, type PresenceKind, presenceEveryMs } from '@haesol/contracts/member';
import { MessageBar } from '@haesol/kit';
import { formatTime } from '@haesol/remote/i18n';
import { useCall, useText } from '@haesol/remote/lifecycle';
import { useQuery } from '@tanstack/react-query';

export interface PresenceProps {
  /** Kind of the item. */
  readonly of: PresenceKind;
  readonly uid: string;
}

/** Names colleagues who have the same item open; they read the same about the reader. */
export function Presence({ of: ref, uid }: PresenceProps) {
  const t = useText();
  const call = useCall();
  const { data } = useQuery({
    queryKey: [adminPresence.name, ref, uid],
    queryFn: () => call(adminPresence, { body: { ref, uid } }),
    refetchInterval: presenceEveryMs,
    staleTime: 0,
    retry: false,
  });
  const others = data?.others ?? [];
  if (others.length === 0) return null;
  return (
    <MessageBar kind="info" live="polite">
      {others.map(({ nm, sinceDt }) => t('presence.looks', { name: nm, time: formatTime(sinceDt) })).join(' ')}
    </MessageBar>
  );
}
