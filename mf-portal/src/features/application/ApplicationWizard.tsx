import { parseInput } from '@haesol/contracts/common';
import { type ApplicationDraft, type ApplicationValues, applyChange } from '@haesol/contracts/learn';
import { focusField, isFieldShown, MessageBar, StepIndicator } from '@haesol/kit';
import { Form, type FormHandle, type FormValues, useForm } from '@haesol/remote/form';
import { NotFoundError } from '@haesol/remote/http';
import { useCall, usePageTitle, useShell, useText } from '@haesol/remote/lifecycle';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toMyApplicationHref } from '#paths';
import styles from './ApplicationWizard.module.css';
import type { ApplicationTarget, FormSection, SectionContext } from './applicationTypes.ts';
import { ReviewSections } from './ReviewSections.tsx';
import { SectionList } from './SectionList.tsx';
import { type SavedDraft, useApplicationDraft } from './useApplicationDraft.ts';
import { useFormFiles } from './useFormFiles.tsx';
import { WizardBar } from './WizardBar.tsx';

/** Debounce of saving the draft, in milliseconds. */
const draftDelayMs = 3_000;
const stepNames = ['consent', 'content', 'check'] as const;
const lastStep = 3;

type AnySchema = Parameters<typeof parseInput>[0];
type DataOf<S extends AnySchema> = Extract<ReturnType<typeof parseInput<S>>, { readonly data: unknown }>['data'];

/** Submits the form. @returns path of the receipt */
type SubmitApplication<D> = (
  data: D,
  sent: { readonly aplUid: string; readonly idempotencyKey: string },
) => Promise<string>;

export interface ApplicationWizardProps<V extends FormValues<V>, S extends AnySchema> {
  readonly target: ApplicationTarget;
  /** Title of the page, e.g. "애로기술 자문 신청". */
  readonly heading: string;
  /** Subject, e.g. the notice and its deadline. */
  readonly lead?: string;
  /** Schema with which the server validates the form. */
  readonly schema: S;
  readonly initial: NoInfer<V>;
  readonly draft: ApplicationDraft | null;
  /** The draft is an application that was handed in: its changes take effect when they are sent, and are not saved before. */
  readonly isChange?: boolean | undefined;
  /** First step: notices and checkboxes. */
  readonly consents: (form: FormHandle<V>) => ReactNode;
  /** Fields of the first step. */
  readonly consentFields: readonly (keyof V & string)[];
  /** Second step. */
  readonly sections: (context: SectionContext<V>) => readonly FormSection<V>[];
  readonly submit: SubmitApplication<DataOf<S>>;
}

/** Returns the fields that the schema refuses. */
function findFaults<V extends FormValues<V>>(schema: AnySchema, values: V): ReadonlySet<string> {
  const result = parseInput(schema, values);
  return new Set('data' in result ? [] : result.fieldErrors.map(({ field }) => field.split('.', 1)[0] ?? field));
}

/** Scrolls to the start of a step and focuses its heading, or the first of its fields with an error. */
function useStepFocus(step: number, errors: FormHandle<never>['summary']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = errors.find(({ fieldId }) => isFieldShown(fieldId));
    if (wrong === undefined) heading.current?.focus();
    else focusField(wrong.fieldId);
  }, [step, errors]);
  return heading;
}

/** Returns to the step with the first invalid field after a refused submit. */
function useReturnToFault<V extends FormValues<V>>(
  form: FormHandle<V>,
  fieldsOf: readonly (readonly (keyof V & string)[])[],
  setStep: (change: (current: number) => number) => void,
): void {
  const badStep = fieldsOf.findIndex((fields) => fields.some((name) => form.errorOf(name) !== undefined)) + 1;
  const refused = form.summary.length > 0 ? badStep : 0;
  useEffect(() => {
    if (refused > 0) setStep((current) => Math.min(current, refused));
  }, [refused, setStep]);
}

/** Submits a draft, also if an earlier attempt got no response or the draft was discarded on another device. */
function useDraftSubmit() {
  const lastKey = useRef<string>(undefined);
  return async <T,>(
    saved: SavedDraft,
    values: ApplicationValues,
    idempotencyKey: string,
    submit: (aplUid: string) => Promise<T>,
  ): Promise<T> => {
    // The previous attempt may have succeeded although its response was lost. The draft cannot be saved again then, and the same
    // idempotency key returns the same response.
    const isRepeated = lastKey.current === idempotencyKey;
    const repeated = isRepeated ? saved.findSaved(values, lastStep) : undefined;
    const aplUid = repeated ?? (await saved.save(values, lastStep));
    lastKey.current = idempotencyKey;
    try {
      return await submit(aplUid);
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      return submit(await saved.renew(values, lastStep));
    }
  };
}

/** Sends the new contents of an application that was handed in. */
function useChange({ kind }: ApplicationTarget, aplUid: string) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  return async (values: ApplicationValues, idempotencyKey: string): Promise<string> => {
    await call(applyChange, { params: { aplUid }, body: { values } }, { idempotencyKey });
    shell.toast({ kind: 'done', text: t('apply.change.done') });
    return toMyApplicationHref(kind, aplUid);
  };
}

/**
 * Form in three steps: notices and consents, contents, review and submit. Its draft is stored on the server with its files. Every
 * step stays mounted, so that uploads continue while another one is shown.
 */
export function ApplicationWizard<V extends FormValues<V>, S extends AnySchema>(props: ApplicationWizardProps<V, S>) {
  const { target, heading, lead, schema, initial, draft, isChange = false, consents, consentFields, submit } = props;
  const t = useText();
  const shell = useShell();
  const [step, setStep] = useState(draft?.step ?? 1);
  const saved = useApplicationDraft(target, draft);
  usePageTitle(heading);
  const toValues = (values: V) => values as unknown as ApplicationValues;
  const submitDraft = useDraftSubmit();
  const sendChange = useChange(target, draft?.aplUid ?? '');

  const form = useForm(schema, {
    initial,
    // A draft that is stored on the server needs no confirmation.
    guard: isChange || saved.hasFailed ? 'leave' : 'reload',
    draft: isChange
      ? undefined
      : { write: (values) => saved.saveQuietly(toValues(values), step), delayMs: draftDelayMs },
    send: (data, { values, idempotencyKey }) =>
      isChange
        ? sendChange(toValues(values), idempotencyKey)
        : submitDraft(saved, toValues(values), idempotencyKey, (aplUid) => submit(data, { aplUid, idempotencyKey })),
    onSent: (path) => shell.navigate(path, { replace: true }),
  });
  const files = useFormFiles(draft?.files ?? []);
  const sections = props.sections({ form, files });
  const fieldsOf = [consentFields, sections.flatMap(({ fields }) => fields)];
  const stepHeading = useStepFocus(step, form.summary);
  useReturnToFault(form, fieldsOf, setStep);

  function handleNext() {
    if (form.showErrors(fieldsOf[step - 1] ?? [])) return;
    setStep(step + 1);
    if (!isChange) saved.saveQuietly(toValues(form.values), step + 1);
  }

  return (
    <div className={styles.wizard}>
      <WizardHead heading={isChange ? t('apply.change.heading') : heading} lead={lead} step={step} />
      <Form
        actions={
          <WizardBar
            busy={form.isBusy}
            onBack={step === 1 ? undefined : () => setStep(step - 1)}
            onNext={step === lastStep ? undefined : handleNext}
            onSave={isChange ? undefined : () => saved.saveQuietly(toValues(form.values), step)}
            saved={isChange ? undefined : saved}
          />
        }
        className={styles.form}
        form={form}
      >
        <h2 className={styles.step} ref={stepHeading} tabIndex={-1}>
          {t(`apply.steps.${stepNames[step - 1] ?? 'consent'}`)}
        </h2>
        <div hidden={step !== 1}>{consents(form)}</div>
        <div className={styles.columns} hidden={step !== 2}>
          <div className={styles.sections}>
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
          <SectionList faults={findFaults(schema, form.values)} form={form} sections={sections} />
        </div>
        {step === lastStep && (
          <>
            <ReviewSections onEdit={() => setStep(2)} sections={sections} />
            {!isChange && <MessageBar kind="info">{t('apply.checkNote')}</MessageBar>}
          </>
        )}
      </Form>
    </div>
  );
}

interface WizardHeadProps {
  readonly heading: string;
  readonly lead: string | undefined;
  readonly step: number;
}

/** Title and subject of the page, above the steps. */
function WizardHead({ heading, lead, step }: WizardHeadProps) {
  const t = useText();
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      <StepIndicator current={step} steps={stepNames.map((name) => ({ label: t(`apply.steps.${name}`) }))} />
    </>
  );
}

function Section<V>({ section: { id, title, help, content } }: { readonly section: FormSection<V> }) {
  const titleId = `section-${id}`;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionTitle} id={titleId} tabIndex={-1}>
          {title}
        </h3>
        {help !== undefined && <p className={styles.help}>{help}</p>}
      </div>
      {content}
    </section>
  );
}
