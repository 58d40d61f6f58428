import { useShell } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { atom, useSetAtom } from 'jotai';
import { paths } from '#paths';
import { readSecondStep, type SecondStepData } from '#rules/secondStep';

/** Second step of a social sign-in, for the page that asks for it. In memory only. */
export const secondStepAtom = atom<SecondStepData | undefined>(undefined);

/** Returns a function that goes to the page of the second step; false for another refusal. */
export function useSecondStepPage(): (error: unknown) => boolean {
  const shell = useShell();
  const keep = useSetAtom(secondStepAtom);
  return (error) => {
    const step = readSecondStep(error);
    if (step === undefined) return false;
    keep(step);
    shell.navigate(toHref(paths.secondStep, { next: step.next }), { replace: true });
    return true;
  };
}
