import type { Shell } from './shell.ts';
import { useNotices } from './useNotices.ts';
import { useTexts } from './useTexts.ts';

export function NewestNotice({ shell }: { shell: Shell }) {
  const texts = useTexts(shell);
  const notices = useNotices(shell, 1);
  const newest = typeof notices === 'object' ? notices[0] : undefined;
  return newest === undefined ? null : <p>{texts.newest(newest.title)}</p>;
}
