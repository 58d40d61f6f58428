import { useShell } from '@haesol/remote/lifecycle';

/** Returns the language of a refusal that the server may have translated; undefined for that of the page. */
export const langOfRefusal = (message: string): 'ko' | undefined => (/[가-힣]/.test(message) ? 'ko' : undefined);

const toToastLang = (message: string) => {
  const lang = langOfRefusal(message);
  return lang === undefined ? {} : { lang };
};

/** Shows the reason of a refusal in a toast. @example onError: useRefusalToast() */
export function useRefusalToast(): (error: Error) => void {
  const shell = useShell();
  return ({ message }) => shell.toast({ kind: 'error', text: message, ...toToastLang(message) });
}
