/** Limits of every order. */
export const orderLimits = {
  /** How long an order holds stock, coupon, code and points. */
  holdSec: 20 * 60,
  /** Orders of a member that may wait for their payment at once. */
  open: 10,
  /** Days from today for which goods are sold. */
  daysAhead: 180,
  /** Per price of an option, and per pass. */
  count: 6,
  /** Minimum balance to spend points; 1 point is 1 won. */
  minPoints: 1_000,
  /** Percent of the paid amount that is earned after use. */
  earnPct: 1,
  name: 40,
  /** Letters of each part of a name in a passport, as in its machine-readable line (ICAO Doc 9303). */
  passportName: 39,
  memo: 300,
  childAge: 18,
  /** Nights of a stay. */
  nights: 30,
} as const;
