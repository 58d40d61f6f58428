import { useShell } from '@haesol/remote/lifecycle';

/** Language of the server's refusals. */
export const refusalLang = 'ko' as const;

/** Shows the reason of a refusal in a toast. @example onError: useRefusalToast() */
export function useRefusalToast(): (error: Error) => void {
  const shell = useShell();
  return ({ message }) => shell.toast({ kind: 'error', text: message, lang: refusalLang });
}
