import { Field, type FieldProps, Skeleton } from '@haesol/kit';
import { lazy, Suspense } from 'react';

/** Loaded with the first form that has a text: the editor is larger than all other code of the office's forms. */
const ProseEditor = lazy(() => import('./ProseEditor.tsx').then(({ ProseEditor: of }) => ({ default: of })));

export interface RichEditorProps extends Pick<FieldProps, 'error' | 'help' | 'id' | 'optional' | 'required'> {
  readonly label: string;
  /** HTML. */
  readonly value: string;
  onChange(html: string): void;
}

/** Field for a published text: headings, lists, links, tables and emphasis. */
export function RichEditor({ label, value, onChange, ...field }: RichEditorProps) {
  return (
    <Field {...field} label={label}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'aria-required': isRequired }) => (
        <Suspense fallback={<Skeleton lines={6} rows={1} />}>
          <ProseEditor
            attributes={{
              id,
              role: 'textbox',
              'aria-multiline': 'true',
              'aria-label': label,
              ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
              ...(isInvalid && { 'aria-invalid': 'true' }),
              ...(isRequired && { 'aria-required': 'true' }),
            }}
            onChange={onChange}
            value={value}
          />
        </Suspense>
      )}
    </Field>
  );
}
