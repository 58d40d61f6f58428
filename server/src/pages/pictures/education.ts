import { type ArtTheme, drawLines, type LineDrawing, type LineTint } from './lineArt.ts';
import { CAREER_COURSES } from './lines/careerCourses.ts';
import { INDUSTRY_COURSES } from './lines/industryCourses.ts';
import { QUALITY_COURSES } from './lines/qualityCourses.ts';

const courses = {
  ...INDUSTRY_COURSES,
  ...QUALITY_COURSES,
  ...CAREER_COURSES,
} satisfies Record<string, LineDrawing>;

export type EducationKind = keyof typeof courses;

/** Drawings of courses by their subject; `generic` is for a course that has none of its own. */
const DRAWINGS: Readonly<Record<EducationKind, LineDrawing>> = courses;
export const EDUCATION_KINDS = Object.keys(courses) as readonly EducationKind[];

/** Line drawing of a course's subject, in the manner of the equipment drawings. */
export function drawEducation(kind: EducationKind, tint: LineTint = 'blue', theme: ArtTheme = 'light'): string {
  return drawLines(DRAWINGS[kind], tint, theme);
}

/** Korean alternative text of a course's drawing, from the entry that draws it. */
export function educationAlt(kind: EducationKind): string {
  return `${DRAWINGS[kind].shows} 그림`;
}
