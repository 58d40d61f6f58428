import { Button, Dialog, MessageBar } from '@haesol/kit';
import { useCopy, useText } from '@haesol/remote/lifecycle';
import styles from './PlatformScreen.module.css';

/** Secret that the server shows once. */
export function SecretDialog({
  title,
  secret,
  onClose,
}: {
  readonly title: string;
  readonly secret: string | undefined;
  onClose(): void;
}) {
  const t = useText();
  const copy = useCopy();
  const words = { done: t('platform.secret.copied'), failed: t('platform.secret.notCopied') };
  return (
    <Dialog
      foot={
        <>
          <Button onClick={onClose} size="form">
            {t('platform.secret.close')}
          </Button>
          <Button onClick={() => void copy(secret ?? '', words)} size="form" variant="primary">
            {t('platform.secret.copy')}
          </Button>
        </>
      }
      onClose={onClose}
      open={secret !== undefined}
      size="wide"
      title={title}
    >
      <div className={styles.section}>
        <MessageBar kind="info">{t('platform.secret.once')}</MessageBar>
        <code className={styles.code}>{secret}</code>
      </div>
    </Dialog>
  );
}
