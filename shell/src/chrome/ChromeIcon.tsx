import type { LucideIcon } from 'lucide-react';

interface ChromeIconProps {
  icon: LucideIcon;
  /** In pixels. @default 20 */
  size?: number;
}

/** A drawn sign beside words; never the only name of a control. */
export function ChromeIcon({ icon: Icon, size = 20 }: ChromeIconProps) {
  return <Icon size={size} strokeWidth={size >= 28 ? 1.5 : 1.75} aria-hidden focusable={false} />;
}
