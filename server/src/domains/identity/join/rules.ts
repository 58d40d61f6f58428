import { type ConsentCode, classMay, consents, type JoinClass, universityMailHost } from '@haesol/contracts/identity';

/** Companies and staff are confirmed by a person; students by their mailbox of the university. */
export function toFirstState(memberClass: JoinClass, email: string): 'ACTIVE' | 'PENDING_CLASS' {
  if (classMay('unconfirmed', memberClass)) return 'ACTIVE';
  return classMay('confirmedByMail', memberClass) && email.endsWith(`@${universityMailHost}`)
    ? 'ACTIVE'
    : 'PENDING_CLASS';
}

interface GivenConsent {
  readonly code: string;
  readonly version: string;
  readonly yn: 'Y' | 'N';
}

/**
 * One row for each consent, in their order; a missing answer counts as no.
 * @param versions of the documents in force
 * @returns undefined when something that is not in force was agreed to, or a needed one is missing
 */
export function toAgreements(
  given: readonly GivenConsent[],
  versions: ReadonlyMap<string, string>,
): (GivenConsent & { readonly code: ConsentCode })[] | undefined {
  const rows = consents.map(({ code, terms }) => {
    const answer = given.find((consent) => consent.code === code);
    const version = terms === null ? '' : (versions.get(terms) ?? '');
    return { code, version, yn: answer?.yn ?? ('N' as const), isCurrent: (answer?.version ?? version) === version };
  });
  const isRight = rows.every(({ yn, isCurrent }, index) =>
    yn === 'Y' ? isCurrent : consents[index]?.required === false,
  );
  return isRight ? rows.map(({ code, version, yn }) => ({ code, version, yn })) : undefined;
}
