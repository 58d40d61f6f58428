import { Button } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';
import FileDown from 'lucide-react/icons/file-down';

export interface DownloadButtonProps {
  /** Name of the call in the command log. */
  readonly name: string;
  readonly path: string;
  readonly children: string;
}

/** Downloads a document of an item. */
export function DownloadButton({ name, path, children }: DownloadButtonProps) {
  const t = useText();
  const shell = useShell();
  const save = () =>
    shell.http
      .download({ name, method: 'GET', path })
      .catch(() => shell.toast({ kind: 'error', text: t('queue.downloadFailed') }));
  return (
    <Button icon={FileDown} onClick={() => void save()}>
      {children}
    </Button>
  );
}
