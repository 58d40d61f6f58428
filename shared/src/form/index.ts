export type { FieldMessages, FieldNames } from './checkValues.ts';
export { readDraft, removeDraft, writeDraft } from './draftStorage.ts';
export { FailureMessage, type FailureMessageProps } from './FailureMessage.tsx';
export { Form, type FormProps } from './Form.tsx';
export type { BoxFieldProps, FieldPropsOf, TextFieldProps, ValueFieldProps } from './fieldProps.ts';
export type { FormOptions, SendOptions } from './formController.ts';
export { type FormDraft, type TabDraftOptions, tabDraft } from './formDraft.ts';
export type { FieldValue, FormValues } from './formValues.ts';
export { type FormElementProps, type FormHandle, type UseFormOptions, useForm } from './useForm.ts';
