import { addDays, toSeoulDate } from '@haesol/contracts/common';
import { planLimits } from '@haesol/contracts/travel';
import { useShell } from '@haesol/remote/lifecycle';

/** Returns the last day on which a plan can begin. */
export const useLastStart = (): string => addDays(toSeoulDate(useShell().now()), planLimits.daysAhead);
