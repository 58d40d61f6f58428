import { Button, LinkButton } from '@haesol/shared/ui';
import { useEffect, useState } from 'react';
import { chromePaths } from '../chrome/chromePaths.ts';
import { LoadLayout } from '../chrome/layouts/LoadLayout.tsx';
import { messages } from '../messages.ko.ts';

/** When buttons to leave appear, in milliseconds: the time limit of a call has passed then. */
const waysOutMs = 10_000;

/** Stands between two sites while one of them answers; offers ways out when that takes too long. */
export function LoadPage() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), waysOutMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LoadLayout>
      {isLate && (
        <p>
          <LinkButton href={chromePaths.home}>{messages.error.home}</LinkButton>{' '}
          <Button onClick={() => location.reload()}>{messages.error.retry}</Button>
        </p>
      )}
    </LoadLayout>
  );
}
