import { type FieldError, toLocale, translateRefusal } from '@haesol/contracts/common';
import en from '@haesol/contracts/refusals/en.json' with { type: 'json' };
import ja from '@haesol/contracts/refusals/ja.json' with { type: 'json' };
import simplified from '@haesol/contracts/refusals/zh-CN.json' with { type: 'json' };
import traditional from '@haesol/contracts/refusals/zh-TW.json' with { type: 'json' };

const textsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en,
  ja,
  'zh-CN': simplified,
  'zh-TW': traditional,
};

/** Returns a function for messages of refusals in the language of a code; Korean ones stay. */
export function toRefusalLanguage(code: string): (message: string) => string {
  const texts = textsOf[toLocale(code)];
  return texts === undefined ? (message) => message : (message) => translateRefusal(message, texts);
}

/** Translates the messages at fields in the data of a refusal. */
export function translateFields(data: unknown, translate: (message: string) => string): unknown {
  if (typeof data !== 'object' || data === null || !('fieldErrors' in data) || !Array.isArray(data.fieldErrors))
    return data;
  const fieldErrors = (data.fieldErrors as readonly FieldError[]).map((field) => ({
    ...field,
    message: translate(field.message),
  }));
  return { ...data, fieldErrors };
}
