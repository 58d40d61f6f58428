import { listPictures, pictureAlt } from './pictureFiles.ts';

/** Name of a file in `pictures/courses`; `generic` is the default. */
export type EducationKind = string;
export const EDUCATION_KINDS: readonly EducationKind[] = listPictures('courses');

/** Returns the Korean alternative text of a course's drawing. */
export function educationAlt(kind: EducationKind): string {
  return pictureAlt(`courses/${kind}`);
}
