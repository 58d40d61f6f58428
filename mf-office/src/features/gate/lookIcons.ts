import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleX from 'lucide-react/icons/circle-x';
import type { GateLook } from './gateSignal.ts';

/** Icons beside the words of results. */
export const lookIcons = { good: CircleCheck, bad: CircleX, open: CircleHelp } as const satisfies Record<
  GateLook,
  unknown
>;
