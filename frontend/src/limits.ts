// What forms may take, beside the figures of season.ts: pages without a form do without them.

/** Lengths count characters after trimming (spec section 5). */
export const adLimits = {
  title: { min: 5, max: 100 },
  description: { min: 20, max: 500 },
  callToAction: { max: 30 },
} as const;

/** Lengths of an ad without a picture, in characters (the spec's ad policy). */
export const textAdLimits = { headline: 50, description: 150 } as const;

export const participantLimits = {
  name: { min: 2, max: 100 },
  profession: { min: 2, max: 100 },
  bio: { min: 20, max: 500 },
  projectDescription: { min: 50, max: 1000 },
  impactGoals: { max: 500 },
  currentMilestone: { max: 200 },
} as const;

/** A participant's report of a month; links and pictures are counted. */
export const progressLimits = {
  title: { min: 5, max: 100 },
  description: { min: 20, max: 5000 },
  milestone: { max: 200 },
  images: { max: 10 },
  socialPosts: { max: 10 },
} as const;

export const viewerLimits = {
  name: { min: 2, max: 100 },
} as const;

/** What people say of reports; for so many minutes an author may change it. */
export const talkLimits = {
  text: { max: 500 },
  editMinutes: 15,
} as const;

/** Why somebody reports a comment or an ad. */
export const reportLimits = {
  reason: { max: 500 },
} as const;

export const moderationLimits = {
  reason: { max: 500 },
} as const;

export const accountLimits = {
  username: { min: 3 },
  password: { min: 6 },
} as const;

/** What may be uploaded as an ad's picture; what is stored of it weighs less. */
export const adUploads = { types: ['image/png', 'image/jpeg'], maxMegabytes: 5 } as const;

/** What a report's pictures are made to fit into, in pixels. */
export const reportPicture = { width: 1200, height: 800 } as const;
