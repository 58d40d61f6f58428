import type { ContentLocale } from '@haesol/contracts/common';
import { Badge, Button, DefinitionTable, Dialog } from '@haesol/kit';
import { QrCode } from '@haesol/kit/qr';
import { useFormats, useOfflinePages, useShell, useText, useTextLocale } from '@haesol/remote/lifecycle';
import CloudOff from 'lucide-react/icons/cloud-off';
import Printer from 'lucide-react/icons/printer';
import Sun from 'lucide-react/icons/sun';
import Wifi from 'lucide-react/icons/wifi';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { BottomBar } from '#ui/BottomBar';
import { type TicketRow, toCodeGroups, toVoucherHtml } from '#ui/voucherDocument';
import styles from './Ticket.module.css';
import { useWakeLock } from './useWakeLock.ts';

export interface TicketProps {
  readonly title: string;
  readonly lang: ContentLocale;
  readonly state: string;
  /** Text of the QR code; null if invalid. */
  readonly qr: string | null;
  readonly code: string;
  readonly rows: readonly TicketRow[];
  readonly notes: readonly string[];
  /** Address of the stored document for offline use. */
  readonly path: string;
  readonly actions: ReactNode;
}

/** Stores a copy on this device. @returns its time; `false` if none can be stored, undefined until known */
function useKept(props: TicketProps, getQrSvg: () => string | null): string | false | undefined {
  const t = useText();
  const { formatDateTime } = useFormats();
  const locale = useTextLocale();
  const shell = useShell();
  const { keepOffline, dropOffline } = useOfflinePages();
  const [keptAt, setKeptAt] = useState<string | false>();
  const { title, lang, state, code, rows, notes, path, qr } = props;
  const content = JSON.stringify([qr, title, state, code, rows, notes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each content: a changed booking keeps its code
  useEffect(() => {
    let isShown = true;
    async function keep() {
      if (qr === null) return dropOffline(path);
      const at = new Date(shell.now()).toISOString();
      const kept = t('voucher.kept', { time: formatDateTime(at) });
      const html = toVoucherHtml({
        title,
        lang,
        locale,
        state,
        code,
        rows,
        qrSvg: getQrSvg(),
        notes: [...notes, kept],
        fontSize: getComputedStyle(document.documentElement).fontSize,
      });
      const isKept = await keepOffline(path, html);
      if (isShown) setKeptAt(isKept && at);
    }
    void keep();
    return () => {
      isShown = false;
    };
  }, [path, content]);
  return keptAt;
}

/** Voucher: QR code and readable code, person and date. Available offline once a copy is stored. */
export function Ticket(props: TicketProps) {
  const { title, lang, state, qr, code, rows, notes, path, actions } = props;
  const t = useText();
  const { formatDateTime } = useFormats();
  const picture = useRef<HTMLDivElement>(null);
  const [isLarge, setLarge] = useState(false);
  useWakeLock(qr !== null);
  const keptAt = useKept(props, () => picture.current?.querySelector('svg')?.outerHTML ?? null);
  const large = (
    <div className={styles.large}>
      <Button block icon={Sun} onClick={() => setLarge(true)} size="large" variant="primary">
        {t('voucher.large')}
      </Button>
    </div>
  );
  return (
    <>
      <article className={styles.voucher}>
        {keptAt !== undefined && (
          <p className={styles.kept} role="status">
            {keptAt === false ? <Wifi aria-hidden="true" size={18} /> : <CloudOff aria-hidden="true" size={18} />}
            <span>
              {keptAt === false ? t('voucher.needsNetwork') : t('voucher.kept', { time: formatDateTime(keptAt) })}
            </span>
          </p>
        )}
        <section className={styles.ticket}>
          <p>
            <Badge color={qr === null ? 'black' : 'blue'}>{state}</Badge>
          </p>
          <h2 className={styles.title} lang={lang}>
            {title}
          </h2>
          {qr === null ? (
            <div className={styles.over}>
              <div aria-hidden="true" className={styles.faint}>
                <QrCode label={state} text={path} />
              </div>
              <p className={styles.stamp}>{state}</p>
            </div>
          ) : (
            <div className={styles.qr} ref={picture}>
              <QrCode label={t('voucher.qrOf', { name: title })} text={qr} />
            </div>
          )}
          {code !== '' && (
            <p className={styles.code} data-used={qr === null || undefined}>
              <CodeGroups code={code} />
            </p>
          )}
          {qr !== null && <p className={styles.note}>{t('voucher.readOut')}</p>}
          <div className={styles.facts}>
            <DefinitionTable
              caption={title}
              items={rows.map(({ term, value, lang: own }) => ({ term, value: <span lang={own}>{value}</span> }))}
            />
          </div>
        </section>
        {notes.map((note) => (
          <p className={styles.note} key={note}>
            {note}
          </p>
        ))}
        {qr !== null && <div className={styles.inPage}>{large}</div>}
        <div className={styles.actions}>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('complete.print')}
          </Button>
          {actions}
        </div>
        {qr !== null && (
          <Dialog onClose={() => setLarge(false)} open={isLarge} size="wide" title={title}>
            <div className={styles.picture}>
              <QrCode label={t('voucher.qrOf', { name: title })} text={qr} />
              <p className={styles.code}>
                <CodeGroups code={code} />
              </p>
              <p>{t('voucher.bright')}</p>
            </div>
          </Dialog>
        )}
      </article>
      {qr !== null && <BottomBar>{large}</BottomBar>}
    </>
  );
}

/** Readable code: it wraps only between groups. */
function CodeGroups({ code }: Pick<TicketProps, 'code'>) {
  return toCodeGroups(code).map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups of one code keep their order, and two may be the same
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span className={styles.group}>{group}</span>
    </Fragment>
  ));
}
