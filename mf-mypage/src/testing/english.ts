import { addLanguage } from '@haesol/remote/testing';
import en from '../messages/en.json' with { type: 'json' };

/** Adds the English texts to a test. @returns removes them */
export const addEnglish = (): (() => void) => addLanguage('en', en);
