import { Dialog } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import type { SentCode } from '#calls/mailCode';
import { MailCodeForm } from '#ui/MailCodeForm';

export interface EmailCodeDialogProps {
  /** Undefined: closed. */
  readonly sent: SentCode | undefined;
  onSent(sent: SentCode | undefined): void;
  onProven(email: string, certToken: string): void;
}

/** Dialog for the code to the new address; rendered outside of the form, because nested forms are invalid HTML. */
export function EmailCodeDialog({ sent, onSent, onProven }: EmailCodeDialogProps) {
  const t = useText();
  return (
    <Dialog onClose={() => onSent(undefined)} open={sent !== undefined} title={t('account.codeTitle')}>
      {sent === undefined ? null : (
        <MailCodeForm
          onProven={(certToken) => {
            onSent(undefined);
            onProven(sent.email, certToken);
          }}
          onSent={onSent}
          purpose="EMAIL"
          sent={sent}
        />
      )}
    </Dialog>
  );
}
