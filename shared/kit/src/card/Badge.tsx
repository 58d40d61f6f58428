import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Clock3 from 'lucide-react/icons/clock-3';
import Minus from 'lucide-react/icons/minus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TicketCheck from 'lucide-react/icons/ticket-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './Badge.module.css';

/**
 * blue: active · sky: waiting · gray: past or not yet · red: needs action · black: done · outline: required course · pine: pass ·
 * dday: "D-3".
 */
export type BadgeColor = 'blue' | 'sky' | 'gray' | 'red' | 'black' | 'outline' | 'pine' | 'dday';

export interface BadgeProps {
  color: BadgeColor;
  /** Icon before the text. @default the icon of the colour; D-day has none */
  icon?: LucideIcon | undefined;
  /** Text: colour and icon must not be the only signal. */
  children: ReactNode;
}

const colorIcons: Partial<Record<BadgeColor, LucideIcon>> = {
  blue: CircleDot,
  sky: Clock3,
  gray: Minus,
  red: TriangleAlert,
  black: Check,
  outline: ShieldCheck,
  pine: TicketCheck,
};

/** State with text, icon and colour. */
export function Badge({ color, icon = colorIcons[color], children }: BadgeProps) {
  return (
    <span className={styles.badge} data-color={color}>
      {icon ? (
        <>
          <Icon of={icon} size={14} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}
