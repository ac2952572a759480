/** What holds in every season (spec sections 4 and 9) and only some pages say, each written once. Apart from what all of them bring. */

/** Who may take part; years of experience are professional ones. Of the spec's two graduation windows the wider one holds. */
export const participation = {
  minAge: 18,
  maxAge: 35,
  maxWorkExperience: 3,
  graduatedWithinYears: 5,
} as const;

/** How votes are counted and kept; the last two repeat constants of the API. */
export const voting = { votesPerMonth: 1, commentMax: 500, closingHours: 48, addressDays: 60 } as const;

/** What the income is for, in percent; a policy, of which the contract itself carries out the founder's share. */
export const incomeDistribution = { founder: 30, operations: 40, development: 20, marketing: 10 } as const;

/** The edition of the whitepaper and the documents around it. */
export const whitepaper = { version: '1.0', month: '2025-07' } as const;

/** The month in which the terms and policies last changed. */
export const termsUpdated = '2025-05';

/** How long the server keeps somebody signed in after the last request. */
export const sessionDays = 7;
