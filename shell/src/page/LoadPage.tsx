import { useEffect, useState } from 'react';
import { ChromeButton, ChromeButtonLink } from '../chrome/ChromeButton.tsx';
import { chromePaths } from '../chrome/chromePaths.ts';
import { LoadLayout } from '../chrome/layouts/LoadLayout.tsx';
import { messages } from '../chrome/messages.ko.ts';

/** After this time there is no answer to be expected any more, in milliseconds (the time limit of a call). */
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
          <ChromeButtonLink href={chromePaths.home}>{messages.error.home}</ChromeButtonLink>{' '}
          <ChromeButton onClick={() => location.reload()}>{messages.error.retry}</ChromeButton>
        </p>
      )}
    </LoadLayout>
  );
}
