import './hours.css';
import { useSyncExternalStore } from 'react';
import { PageLink } from './PageLink.tsx';
import type { Shell } from './shell.ts';
import { useTexts } from './useTexts.ts';

export function HoursPage({ shell }: { shell: Shell }) {
  const texts = useTexts(shell);
  const { userInfo } = useSyncExternalStore(shell.session.subscribe, shell.session.get);
  return (
    <div className="mf-vite-hours">
      <p>{texts.greeting(userInfo?.user_nm)}</p>
      <p className="mf-vite-time">{texts.time}</p>
      <PageLink shell={shell} to="/vite/directions">
        {texts.directions}
      </PageLink>
    </div>
  );
}
