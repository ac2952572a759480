/** How much there is of everything. */
export interface Sizes {
  /** Accounts, ads, payments, viewers, entries of the audit, follows, notifications, plays and badges; half as many as events. */
  rows: number;
  /** In all, of which nine of ten were cast in months that ended. */
  votes: number;
  /** Months that ended with votes and are to be fixed. */
  months: number;
}

/** Many rows beside so many times fewer. */
export const FACTOR = 100;

/** Whoever is voted for; a season has no more than a hundred. */
export const PARTICIPANTS = 9;

const MONTHS_OF_A_YEAR = 10;

/** @param huge ten times as many votes, in ten months: one account votes once a month for a participant */
export const sizesOf = (rows: number, huge: boolean): Sizes => ({
  rows,
  votes: huge ? rows * MONTHS_OF_A_YEAR : rows,
  months: huge ? MONTHS_OF_A_YEAR : 1,
});
