/** Years for which a safety training is valid. */
const trainingYears = 2;

/** Returns the last valid day of a training: the same day two years later, or the last day of February. */
export function toTrainingEnd(completedDt: string): string {
  const year = Number(completedDt.slice(0, 4)) + trainingYears;
  return `${year}${completedDt.slice(4).replace('-02-29', '-02-28')}`;
}
