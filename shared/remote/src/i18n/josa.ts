import { josa as attach } from 'es-hangul';

/**
 * Puts the right particle behind a word.
 * @example josa('제목', '을/를') // '제목을'
 */
export const josa: typeof attach = attach;
