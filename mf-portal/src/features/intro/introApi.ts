import { contentsGet, type MenuKey } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

export const getContents = (call: Call, menuKey: MenuKey, { signal }: CallOptions = {}) =>
  call(contentsGet, { params: { menuKey } }, { signal });
