/**
 * The figures of every season (spec sections 4 and 9), each written once. Its number, its dates and the places are told by the
 * challenge settings and the list of seasons; the ad price by the contract.
 */
export const season = {
  months: 12,
  /** Places while the settings are not known. */
  usualPlaces: 9,
  /** Day of the month on which reports are due. */
  updateDay: 1,
  /** Counted down to when the challenge settings give no date; local time, as the spec writes it without a zone. */
  fallbackChallengeEndDate: '2025-08-01T00:00:00',
} as const;

/** The days of the first season, as the specification has them in its texts; those of later ones the server tells. */
export const firstSeason = {
  number: 1,
  applicationsOpen: '2025-05-15',
  applicationDeadline: '2025-07-15',
  launchDate: '2025-08-01',
  midReview: '2026-02-01',
  awardsCeremony: '2026-08-01',
} as const;

/** Length of a participant's monthly video in minutes. */
export const monthlyVideo = { minMinutes: 5, maxMinutes: 10 } as const;

export const advertising = {
  /** Whole native coins; the contract's price in wei is the truth once a chain is chosen. */
  priceInCoins: 25,
  founderSharePercent: 30,
  platformSharePercent: 70,
  requiredConfirmations: 6,
  /** After so many days without a decision the payer may take the money back; the contract's HOLD_PERIOD. */
  holdDays: 30,
  adsOnHome: 3,
  /** What the dashboard shows of a description. */
  previewCharacters: 100,
} as const;

/** Shapes of picture ads in pixels, and the most a file may weigh in kilobytes (the spec's ad policy). */
export const adFormats = {
  banner: { width: 1200, height: 150, mobileWidth: 600, maxKilobytes: 200 },
  sidebar: { width: 300, height: 250, maxKilobytes: 150 },
} as const;

export const toastMilliseconds = 5000;
