import { Button, type ButtonProps } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';

export interface DialogFootProps extends Pick<ButtonProps, 'busy' | 'disabled' | 'onClick' | 'variant'> {
  /** Label of the button that sends; without it there is nothing to send. */
  readonly label: string | undefined;
  onClose(): void;
  /** Button before the others. */
  readonly first?: ReactNode;
}

/** Buttons of a dialog: the one that changes nothing first. */
export function DialogFoot({ label, onClose, first, variant = 'primary', ...button }: DialogFootProps) {
  const t = useText();
  return (
    <>
      {first}
      <Button onClick={onClose} size="form">
        {t('queue.cancel')}
      </Button>
      {label !== undefined && (
        <Button {...button} size="form" variant={variant}>
          {label}
        </Button>
      )}
    </>
  );
}
