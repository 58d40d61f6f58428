import type { Endpoint } from '@haesol/contracts/common';
import type { ApplicationKind } from '@haesol/contracts/learn';
import type { Principal } from '../../../http/context.ts';
import type { Call } from '../../../http/plugins/route.ts';

/** Input of a change by staff, typed by its endpoint. */
export interface StaffChange<E extends Endpoint> {
  readonly aplUid: string;
  readonly kind: ApplicationKind;
  readonly staff: Principal;
  readonly body: Call<E>['body'];
}
