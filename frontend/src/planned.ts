// What is described as planned, beside the figures of season.ts: few pages speak of it.

/** What the affiliate programme promises, in percent; described only, no call tracks it (spec section 9). */
export const affiliate = {
  /** Of the price of an ad that a referred advertiser pays. */
  adReferralPercent: 5,
  /** Of a referred participant's first earnings. */
  participantReferralPercent: 10,
  /** Of later earnings, for life. */
  recurringPercent: 2,
  /** Badges in rising order: from how many referrals, and the revenue share they bring. */
  tiers: [
    { key: 'bronze', referrals: 5, sharePercent: 5 },
    { key: 'silver', referrals: 15, sharePercent: 7.5 },
    { key: 'gold', referrals: 30, sharePercent: 10 },
  ],
} as const;

/** Who is to receive the planned token, in percent (spec section 9). */
export const plannedTokens = {
  founder: 30,
  operations: 20,
  marketing: 15,
  incentives: 15,
  partners: 10,
  sale: 10,
} as const;
