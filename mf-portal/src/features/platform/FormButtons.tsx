import { Button, type ButtonProps } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import styles from './PlatformScreen.module.css';

export interface FormButtonsProps extends Pick<ButtonProps, 'busy' | 'variant'> {
  readonly label: string;
  onCancel(): void;
}

/** Buttons at the end of a form in a dialog: the one that changes nothing first. */
export function FormButtons({ label, onCancel, variant = 'primary', busy }: FormButtonsProps) {
  const t = useText();
  return (
    <div className={styles.actions}>
      <Button onClick={onCancel} size="form">
        {t('platform.acts.cancel')}
      </Button>
      <Button busy={busy} size="form" type="submit" variant={variant}>
        {label}
      </Button>
    </div>
  );
}
