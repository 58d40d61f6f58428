import { createUuid, type EndpointInput } from '@haesol/contracts/common';
import { payWindow } from '@haesol/contracts/travel';
import { useCall, useShell } from '@haesol/remote/lifecycle';
import { leaveSite } from './leaveSite.ts';

/** Page after the button of a payment: the provider's window, or one of this site if nothing is to be paid there. */
interface NextPage {
  readonly href: string;
  readonly isOutside: boolean;
}

/** Opens the provider's window for orders, and navigates to it or to the page of what is paid. */
export function usePayWindow() {
  const call = useCall();
  const shell = useShell();
  return {
    async openWindow(body: EndpointInput<typeof payWindow>['body']): Promise<NextPage> {
      const { url } = await call(payWindow, { body }, { idempotencyKey: createUuid() });
      return { href: url, isOutside: true };
    },
    goToPage({ href, isOutside }: NextPage): void {
      if (isOutside) leaveSite(href);
      else shell.navigate(href, { replace: true });
    },
  };
}
