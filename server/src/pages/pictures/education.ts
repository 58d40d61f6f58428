import { listPictures, pictureAlt } from './pictureFiles.ts';

/** Name of a file in `pictures/courses`; `generic` is for a course that has no other. */
export type EducationKind = string;
export const EDUCATION_KINDS: readonly EducationKind[] = listPictures('courses');

/** Korean alternative text of a course's drawing. */
export function educationAlt(kind: EducationKind): string {
  return pictureAlt(`courses/${kind}`);
}
