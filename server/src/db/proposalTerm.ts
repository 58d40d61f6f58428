const hourMs = 3_600_000;

/** Times of proposals that end after these hours, as if they had not been made. */
export function createProposalTerm(hours: number) {
  const holdsMs = hours * hourMs;
  return {
    /** Returns the end of a proposal made at this time. */
    toProposalEnd: (at: Date): Date => new Date(at.getTime() + holdsMs),
    /** Returns the time after which an open proposal was made. */
    toProposalStart: (now: Date): Date => new Date(now.getTime() - holdsMs),
  };
}
