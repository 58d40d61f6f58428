import { useCall } from '@haesol/shared/lifecycle';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { writeMutations } from './writeQueries.ts';
import { isSame, type QuestionValues } from './writeRules.ts';

/** Quiet time after the last letter. */
const quietMs = 3_000;

export interface Autosave {
  /** When the server last kept it; null before the first time. */
  readonly savedDt: string | null;
  readonly hasFailed: boolean;
}

/** Keeps what is typed on the server. @param initial as it was kept last; @param isOn off once it was sent */
export function useAutosave(
  values: QuestionValues,
  initial: QuestionValues,
  savedDt: string | null,
  isOn: boolean,
): Autosave {
  const { mutate, data, isError } = useMutation(writeMutations.saveDraft(useCall()));
  const kept = useRef(initial);
  useEffect(() => {
    if (!isOn || isSame(values, kept.current)) return;
    const timer = setTimeout(() => {
      kept.current = values;
      mutate(values);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [values, isOn, mutate]);
  return { savedDt: data?.savedDt ?? savedDt, hasFailed: isError };
}
