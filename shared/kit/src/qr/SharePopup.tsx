import Link from 'lucide-react/icons/link';
import Share2 from 'lucide-react/icons/share-2';
import { useId, useRef, useState } from 'react';
import { copyText } from '../base/copyText.ts';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { TextField } from '../field/TextField.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './SharePopup.module.css';

export interface SharePopupProps {
  open: boolean;
  onClose: () => void;
  /** Title of the shared page. */
  title: string;
  /** Its full address. */
  url: string;
}

/** Share pages of other companies, also of those that visitors from abroad use; nothing is loaded from them here. */
const places = [
  {
    name: 'NAVER',
    toHref: (url: string, title: string) => `https://share.naver.com/web/shareView?${query({ url, title })}`,
  },
  { name: 'LINE', toHref: (url: string) => `https://social-plugins.line.me/lineit/share?${query({ url })}` },
  {
    name: 'WhatsApp',
    toHref: (url: string, title: string) => `https://wa.me/?${query({ text: `${title}\n${url}` })}`,
  },
] as const;

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

/** Share dialog: address, the share sheet of the system where there is one, three services, a QR code for a phone. */
export function SharePopup({ open, onClose, title, url }: SharePopupProps) {
  const say = useKitText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  // The dialog is opened by a click, so the first render in the browser knows it.
  const hasSheet = open && typeof navigator !== 'undefined' && 'share' in navigator;

  async function handleCopy() {
    field.current?.select();
    try {
      await copyText(url);
      setSaid(say(uiTexts.shareCopied));
    } catch {
      // Browsers refuse without a permission; the address is selected for copying by hand.
      setSaid(say(uiTexts.shareCopyFailed));
    }
  }

  async function handleSheet() {
    try {
      await navigator.share({ title, url });
      onClose();
    } catch {
      // Closed without a choice: the other ways stay open.
    }
  }

  return (
    <Dialog
      onClose={() => {
        setSaid('');
        onClose();
      }}
      open={open}
      title={say(uiTexts.share)}
    >
      <div className={styles.share}>
        <p className={styles.title}>{title}</p>
        <div className={styles.link}>
          <TextField id={`${id}-link`} label={say(uiTexts.shareLink)} readOnly ref={field} value={url} />
          <Button icon={Link} onClick={() => void handleCopy()}>
            {say(uiTexts.shareCopy)}
          </Button>
          <p className={styles.said} role="status">
            {said}
          </p>
        </div>
        <div className={styles.places}>
          {hasSheet && (
            <Button block icon={Share2} onClick={() => void handleSheet()} variant="primary">
              {say(uiTexts.shareSheet)}
            </Button>
          )}
          {places.map(({ name, toHref }) => (
            <LinkButton block href={toHref(url, title)} key={name} newWindow>
              {say(uiTexts.shareWith, { name })}
            </LinkButton>
          ))}
        </div>
        <figure className={styles.qr}>
          <QrCode label={say(uiTexts.qrOf, { what: title })} text={url} />
          <figcaption>{say(uiTexts.shareQr)}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
}
