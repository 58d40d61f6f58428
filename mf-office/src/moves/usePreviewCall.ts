import type { EndpointInput } from '@haesol/contracts/common';
import { adminPreviewCall, type MovePreview } from '@haesol/contracts/member';
import { useCall } from '@haesol/remote/lifecycle';

/** Returns a function that reads the mails that a call would send. */
export function usePreviewCall(): (
  previewed: EndpointInput<typeof adminPreviewCall>['body']['call'],
) => Promise<readonly MovePreview[]> {
  const call = useCall();
  return async (previewed) => (await call(adminPreviewCall, { body: { call: previewed } })).list;
}
