import './notices.css';
import { PageLink } from './PageLink.tsx';
import type { Shell } from './shell.ts';
import { useNotices } from './useNotices.ts';
import { useTexts } from './useTexts.ts';

export function NoticesPage({ shell }: { shell: Shell }) {
  const texts = useTexts(shell);
  const notices = useNotices(shell, 5);
  return (
    <div className="mf-rspack-notices">
      {notices === 'loading' && <p>{texts.loading}</p>}
      {notices === 'failed' && <p role="alert">{texts.failed}</p>}
      {typeof notices === 'object' && (
        <ul className="mf-rspack-list">
          {notices.map(({ postUid, title }) => (
            <li key={postUid}>
              <PageLink shell={shell} to={`/infoPlaza/notice_detail?postUid=${postUid}`}>
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <PageLink shell={shell} to="/rspack/about">
        {texts.about}
      </PageLink>
    </div>
  );
}
