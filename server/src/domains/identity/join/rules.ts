import { type ConsentCode, classMay, consents, type JoinClass } from '@haesol/contracts/identity';
import { brandTextsIn } from '../../../brand/brand.ts';

/** Returns the first state. Staff confirm companies and employees; students are confirmed by their university mailbox. */
export function toFirstState(memberClass: JoinClass, email: string): 'ACTIVE' | 'PENDING_CLASS' {
  if (classMay('unconfirmed', memberClass)) return 'ACTIVE';
  return classMay('confirmedByMail', memberClass) && email.endsWith(`@${brandTextsIn('ko').mailHost}`)
    ? 'ACTIVE'
    : 'PENDING_CLASS';
}

interface GivenConsent {
  readonly code: string;
  readonly version: string;
  readonly yn: 'Y' | 'N';
}

/**
 * Returns one row for each consent, in order; a missing answer counts as no.
 * @param versions of the current documents
 * @returns undefined if a document that is not current was agreed to, or a mandatory consent is missing
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
