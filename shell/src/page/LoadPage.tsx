import { toSafePath } from '@haesol/contracts/common';
import { Button, LinkButton } from '@haesol/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { chromePaths } from '../chrome/chromePaths.ts';
import { LoadLayout } from '../chrome/layouts/LoadLayout.tsx';
import { messages } from '../messages.ko.ts';
import { useServices } from '../services/servicesContext.ts';

/** Delay before buttons to leave appear, in milliseconds: longer than the timeout of a call. */
const waysOutMs = 10_000;

/**
 * Shown between two sites while one of them responds; offers buttons to leave after a long wait. On return from another site,
 * e.g. from a payment, navigates to the path `next` of this site.
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
