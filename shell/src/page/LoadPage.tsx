import { toSafePath } from '@haesol/contracts/common';
import { Button, LinkButton } from '@haesol/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { chromePaths } from '../chrome/chromePaths.ts';
import { LoadLayout } from '../chrome/layouts/LoadLayout.tsx';
import { messages } from '../messages.ko.ts';
import { useServices } from '../services/servicesContext.ts';

/** When buttons to leave appear, in milliseconds: the time limit of a call has passed then. */
const waysOutMs = 10_000;

/**
 * Stands between two sites while one of them answers; offers ways out when that takes too long. Who comes back from another
 * site, e.g. from paying, goes on to the path `next` of this site.
 */
export function LoadPage() {
  const { base } = useServices();
  const next = toSafePath(new URLSearchParams(useLocation().search).get('next'), '');
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (next !== '') base.navigate(next, { replace: true });
  }, [base, next]);
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
