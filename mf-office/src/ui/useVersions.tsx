import type { VersionKind } from '@haesol/contracts/board';
import { Button } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { type ReactNode, useState } from 'react';
import type { QueueColumn } from '#ui/columns';
import { VersionsDialog, type VersionsDialogProps } from './VersionsDialog.tsx';

export interface VersionsOf<Row> extends Pick<VersionsDialogProps, 'endpoint' | 'labelOf'> {
  readonly kind: VersionKind;
  keyOf(row: Row): string;
}

/** Returns a column whose buttons open the versions of a row, and the dialog that shows them. */
export function useVersions<Row extends { readonly title: string }>({
  kind,
  endpoint,
  labelOf,
  keyOf,
}: VersionsOf<Row>): {
  readonly column: QueueColumn<Row>;
  readonly dialog: ReactNode;
} {
  const t = useText();
  const [shown, setShown] = useState<Row>();
  return {
    column: {
      key: 'versions',
      header: t('versions.head'),
      width: '7rem',
      onPhone: 'labelled',
      cell: (row) => (
        <Button aria-label={t('versions.openOf', { name: row.title })} onClick={() => setShown(row)} size="small">
          {t('versions.open')}
        </Button>
      ),
    },
    dialog: shown !== undefined && (
      <VersionsDialog
        endpoint={endpoint}
        kind={kind}
        labelOf={labelOf}
        name={shown.title}
        of={keyOf(shown)}
        onClose={() => setShown(undefined)}
      />
    ),
  };
}
