import { Button, MessageBar } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useEffect, useRef, useState } from 'react';
import styles from './GateScreen.module.css';
import { readCodes } from './readCodes.ts';

export interface GateCameraProps {
  onCode(code: string): void;
}

/** Camera that reads QR codes while it is switched on. */
export function GateCamera({ onCode }: GateCameraProps) {
  const t = useText();
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (!isOn || video.current === null) return undefined;
    const stopper = new AbortController();
    readCodes(video.current, (code) => latest.current(code), stopper.signal).catch(() => {
      setFailed(true);
      setOn(false);
    });
    return () => stopper.abort();
  }, [isOn]);
  return (
    <section aria-label={t('gate.camera')} className={styles.camera}>
      {isOn && <video className={styles.video} muted playsInline ref={video} />}
      <Button
        block
        onClick={() => {
          setFailed(false);
          setOn(!isOn);
        }}
        size="large"
      >
        {t(isOn ? 'gate.cameraOff' : 'gate.cameraOn')}
      </Button>
      {hasFailed && (
        <MessageBar kind="warning" live="polite">
          {t(window.isSecureContext === false ? 'gate.cameraNeedsHttps' : 'gate.cameraFailed')}
        </MessageBar>
      )}
    </section>
  );
}
