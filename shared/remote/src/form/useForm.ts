import { type FormError, focusField, watchPointer } from '@haesol/kit';
import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type * as z from 'zod/mini';
import { useSession, useShell } from '../context/shellContext.ts';
import { type CallError, UnauthorizedError } from '../http/errors.ts';
import { type FieldMessages, listMessages, messageOf, toPartKey } from './checkValues.ts';
import { markDirty } from './dirtyForms.ts';
import { type FieldPropsOf, type PartFieldProps, toFieldProps } from './fieldProps.ts';
import { FormController, type FormOptions } from './formController.ts';
import { createFormStore, type FormState, type FormStore } from './formStore.ts';
import { type FormValues, listDifferent, listNames } from './formValues.ts';
import { useDraftWriting } from './useDraftWriting.ts';

export interface FormHandle<V> {
  readonly values: V;
  /** Has unsent edits. */
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** The last submit succeeded, and nothing was edited since. */
  readonly isSent: boolean;
  /** All fields are valid; submitting shows the errors otherwise. */
  readonly isValid: boolean;
  /** Refusal of the server that belongs to no field. */
  readonly failure: CallError | undefined;
  /** Refusal of the server, regardless of its place. */
  readonly refusal: CallError | undefined;
  /** Error that belongs to no field and no call. */
  readonly problem: string | undefined;
  /** Errors for the summary above the form, in the order of the fields; empty until a submit was refused. */
  readonly summary: readonly FormError[];
  /** Props of the kit's field of this name: `<TextField {...form.field('name')} label="…" />`. */
  field<K extends keyof V & string>(name: K): FieldPropsOf<V[K]>;
  /** Props of one part of a list that is a field itself. */
  part(name: keyof V & string, at: number): PartFieldProps;
  errorOf(name: keyof V & string): string | undefined;
  /** Changes fields as user input does. */
  set(part: Partial<V>): void;
  /** Shows messages at fields and moves the focus to the first of them. */
  setErrors(errors: FieldMessages<V>): void;
  /** Checks some fields, e.g. of a step: shows their messages, and moves the focus to the first. @returns true if there are any */
  showErrors(names: readonly (keyof V & string)[]): boolean;
  /** Dismisses the refusal. */
  dismiss(): void;
  /** Resets to the initial values. */
  reset(): void;
  submit(): void;
}

/** Part of the handle that `Form` needs. */
export interface FormElementProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onCompositionStart(): void;
  onCompositionEnd(): void;
}

export type UseFormOptions<V, S extends z.core.$ZodType, A> = FormOptions<V, S, A> & {
  /**
   * Protection of unsaved input: `reload` prevents automatic reloads, `leave` also asks for confirmation before the page is left.
   * @default 'reload'
   */
  readonly guard?: 'none' | 'reload' | 'leave';
  /** Something besides the fields was edited, e.g. the files. */
  readonly isEdited?: boolean;
};

function useGuard(
  formId: string,
  isDirty: boolean,
  guard: 'none' | 'reload' | 'leave',
  asksToLeave: () => boolean,
): void {
  const shell = useShell();
  const isGuarded = isDirty && guard !== 'none';
  useEffect(() => {
    markDirty(shell, formId, isGuarded);
    return () => markDirty(shell, formId, false);
  }, [shell, formId, isGuarded]);
  const isBlocking = isGuarded && guard === 'leave';
  const asks = useRef(asksToLeave);
  useEffect(() => {
    asks.current = asksToLeave;
  });
  useEffect(() => (isBlocking ? shell.block(() => asks.current()) : undefined), [shell, isBlocking]);
}

/**
 * Subscribes to the form state from the first commit on: `begin` must read the server's markup before another render overwrites
 * it, and `useSyncExternalStore` subscribes only after paint.
 */
function useFormState<V>(store: FormStore<V>): FormState<V> {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => store.subscribe(draw), [store]);
  return store.get();
}

/** Moves the focus to the first invalid field after each refused submit, but not when a message disappears. */
function useFocusOnRefusal(attempts: number, firstId: string | undefined): void {
  const first = useRef(firstId);
  useLayoutEffect(() => {
    first.current = firstId;
  });
  useLayoutEffect(() => {
    if (attempts > 0 && first.current !== undefined) focusField(first.current);
  }, [attempts]);
}

/**
 * State of a form in a remote: values, validation by the contract's schema, messages at fields, sending, and protection of
 * unsaved input. A field is validated on blur after a change, and with every change while it has a message.
 * @param schema body of the endpoint, extended by fields that only the page has
 * @example
 * const form = useForm(login.body, { initial: { id: '', password: '' }, send: (body) => call(login, { body }), onSent });
 * return (
 *   <Form form={form} actions={<Button type="submit">로그인</Button>}>
 *     <TextField {...form.field('id')} label="아이디" />
 *   </Form>
 * );
 */
export function useForm<V extends FormValues<V>, S extends z.core.$ZodType, A>(
  schema: S,
  options: UseFormOptions<V, S, A>,
): FormHandle<V> & { readonly element: FormElementProps } {
  const formId = useId();
  const ref = useRef<HTMLFormElement>(null);
  const latest = useRef({ schema, options, drawn: options.initial });
  const [{ store, controller }] = useState(() => {
    const made = createFormStore<V>();
    return { store: made, controller: new FormController(made, () => ({ ...latest.current, element: ref.current })) };
  });
  const state = useFormState(store);
  const { isLogin } = useSession();
  // Signed in again in place: the refusal of the ended session says nothing any more.
  useEffect(() => {
    if (isLogin && store.get().refusal instanceof UnauthorizedError) controller.dismiss();
  }, [controller, isLogin, store]);
  const { initial } = options;
  const values: V = { ...initial, ...state.edits };
  const isSent = state.phase === 'sent';
  const isDirty = !isSent && (options.isEdited === true || listDifferent(values, initial).length > 0);
  const idOf = (name: string) => `${formId}${name}`;

  useLayoutEffect(() => {
    latest.current = { schema, options, drawn: values };
  });
  useLayoutEffect(() => {
    watchPointer();
    controller.begin();
  }, [controller]);
  useDraftWriting(values, initial, options.draft, state.phase === 'open');
  useGuard(formId, isDirty, options.guard ?? 'reload', () => store.get().phase !== 'sent');

  const summary =
    state.attempts === 0
      ? []
      : listNames(values).flatMap((name) =>
          listMessages(state.errors, name).map(([key, message]) => ({ fieldId: idOf(key), message })),
        );
  useFocusOnRefusal(state.attempts, summary[0]?.fieldId);

  const field = <K extends keyof V & string>(name: K) =>
    toFieldProps({
      id: idOf(name),
      name,
      value: values[name],
      error: state.errors[name],
      set: (value) => controller.set({ [name]: value } as Partial<V>),
      blur: () => controller.blur(name),
      isRequired: () => controller.isRequired(name),
      // The type of the value determines the type of the props, which TypeScript cannot infer.
    }) as unknown as FieldPropsOf<V[K]>;

  return {
    values,
    isDirty,
    isSent,
    isBusy: state.phase === 'busy',
    get isValid() {
      return controller.isValid();
    },
    failure: state.isAtField ? undefined : state.refusal,
    refusal: state.refusal,
    problem: state.problem,
    summary,
    field,
    part(name, at) {
      const key = toPartKey(name, at);
      return { id: idOf(key), error: messageOf(state.errors, key), onBlur: () => controller.blur(name, at) };
    },
    errorOf: (name) => state.errors[name],
    set: controller.set,
    setErrors: controller.setErrors,
    showErrors: controller.showErrors,
    dismiss: controller.dismiss,
    reset: controller.reset,
    submit: () => void controller.submit(),
    element: {
      ref,
      onSubmit(event) {
        event.preventDefault();
        void controller.submit();
      },
      onCompositionStart: () => controller.compose(true),
      onCompositionEnd: () => controller.compose(false),
    },
  };
}
