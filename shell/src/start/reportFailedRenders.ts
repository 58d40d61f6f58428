import type { PageSnapshot } from '@haesol/contracts/release';
import type { ShellApi } from '@haesol/remote/shell-api';

/** Reports the remotes that the server could not render in this page; the browser renders them. */
export function reportFailedRenders(
  { failed = [] }: Pick<PageSnapshot, 'failed'>,
  telemetry: ShellApi['telemetry'],
): void {
  for (const remote of failed) {
    telemetry({ kind: 'server.failed', data: { remote, error: 'the server could not render it' } });
  }
}
