// What the short run looks at on some days only; `npm run test:long` looks at all of it every time.

/** Full days since 1970, UTC. */
export const day = Math.floor(Date.now() / 86_400_000);

/**
 * The third of a list that has its turn on a day: every entry once in three days.
 * @returns in the order of the list
 */
export const takeThird = <T>(list: readonly T[], onDay = day): T[] => list.filter((_entry, at) => at % 3 === onDay % 3);

/**
 * Specs that look from another side at what the journeys of every day use. Neighbours have their turns on different days:
 * each row of three takes about as long, so that the days do, too.
 */
export const specsInTurns = [
  'developmentBuild',
  'tamper',
  'kit',
  'searchHits',
  'infoPlazaSafety',
  'textSize',
  'cooperationLinks',
  'deploySkew',
  'printing',
  'kitPictures',
  'longList',
  'edge',
  'failingRemote',
  'deadRemote',
  'federation',
  'applicationByKeyboard',
  'bookingByKeyboard',
  'membersByKeyboard',
  'infoPlazaBack',
  'tabs',
  'travelPayments',
  'infoPlazaRoutes',
  'certificate',
  'bookingRace',
  'travelLinks',
  'travelLooks',
  'travelMenu',
  'travelPaymentSteps',
  'travelLanguage',
  'stickyArea',
  'travelByKeyboard',
  'travelDeploy',
  'travelFaults',
  'delivery',
  'override',
  'platform',
].map((name) => `specs/${name}.spec.ts`);

/** Tests of the teams' tools that start processes of their own, half a minute each. */
export const unitsInTurns = ['contract/checkContract', 'mf/mf', 'createRemote/createRemote'].map(
  (name) => `tools/src/${name}.test.ts`,
);

function listResting(list: readonly string[], onDay: number): string[] {
  const chosen = takeThird(list, onDay);
  return list.filter((file) => !chosen.includes(file));
}

/** @returns the specs that a whole short run leaves for another day */
export const listRestingSpecs = (onDay = day): string[] => listResting(specsInTurns, onDay);

/** @returns the unit tests that a whole short run leaves for another day */
export const listRestingUnits = (onDay = day): string[] => listResting(unitsInTurns, onDay);
