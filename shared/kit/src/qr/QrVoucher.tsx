import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { Badge, type BadgeColor } from '../card/Badge.tsx';
import { type DefinitionItem, DefinitionTable } from '../table/DefinitionTable.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './QrVoucher.module.css';

export interface QrVoucherProps {
  /** Name of the item. */
  title: string;
  /** Readable code if no camera is available. */
  code: string;
  /** Encoded text. @default the code */
  qrText?: string | undefined;
  state: keyof typeof uiTexts.voucherState;
  /** Day, people, place. */
  items: readonly DefinitionItem[];
}

const colors = { valid: 'blue', used: 'black', expired: 'gray' } as const satisfies Record<string, BadgeColor>;

/** Voucher to show at the entrance. Used or expired ones have no QR code, so that people notice before they arrive. */
export function QrVoucher({ title, code, qrText = code, state, items }: QrVoucherProps) {
  const say = useKitText();
  return (
    <section aria-label={title} className={styles.voucher} data-state={state}>
      <div className={styles.words}>
        <Badge color={colors[state]}>{say(uiTexts.voucherState[state])}</Badge>
        <p className={styles.title}>{title}</p>
        <DefinitionTable caption={title} items={items} />
      </div>
      <div className={styles.code}>
        {state === 'valid' ? <QrCode label={say(uiTexts.qrOf, { what: title })} text={qrText} /> : null}
        <p className={styles.number}>
          <span className={styles.numberLabel}>{say(uiTexts.voucherCode)}</span>
          <b>{code}</b>
        </p>
      </div>
    </section>
  );
}
