import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './MessageBar.module.css';

export interface MessageBarProps {
  /** @default 'info' */
  kind?: 'info' | 'warning' | 'success' | 'danger';
  /** Replaces the icon of its kind, e.g. by a timer. */
  icon?: LucideIcon | undefined;
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Announces the message when it appears; omit for initial content. */
  live?: 'polite' | 'assertive' | undefined;
}

const kindIcons = { info: Info, warning: TriangleAlert, success: CircleCheck, danger: CircleAlert };
const liveRoles = { polite: 'status', assertive: 'alert' } as const;

/** Message within the page, with the border, icon and (hidden) text of its kind. */
export function MessageBar({ kind = 'info', icon = kindIcons[kind], children, action, live }: MessageBarProps) {
  const say = useKitText();
  return (
    <div className={styles.bar} data-kind={kind} role={live && liveRoles[live]}>
      <span className={styles.icon}>
        <Icon of={icon} />
        <VisuallyHidden>{say(uiTexts.messageKind[kind])}</VisuallyHidden>
      </span>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
