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
  /** In place of the icon of its kind, e.g. a timer. */
  icon?: LucideIcon | undefined;
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** How it is read when it appears: leave out for what is there from the start. */
  live?: 'polite' | 'assertive' | undefined;
}

const kindIcons = { info: Info, warning: TriangleAlert, success: CircleCheck, danger: CircleAlert };
const liveRoles = { polite: 'status', assertive: 'alert' } as const;

/** A remark in its place on the page, with the edge, icon and (spoken) word of its kind. */
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
