export const createAd = {
  title: { min: 5, max: 100 },
  description: { min: 20, max: 500 },
  format: {"title":{"max":50},"description":{"max":150}},
  callToAction: { max: 30 },
} as const;

export const createProgressUpdate = {
  title: { min: 5, max: 100 },
  description: { min: 20, max: 5000 },
  milestone: { max: 200 },
  images: { max: 10 },
  socialPosts: { max: 10 },
} as const;

export const register = {
  username: { min: 3, max: 50 },
  email: { max: 254 },
  password: { min: 6, max: 200 },
  invitation: { min: 1, max: 200 },
  altcha: { min: 1, max: 2000 },
} as const;

export const registerParticipant = {
  name: { min: 2, max: 100 },
  bio: { min: 20, max: 500 },
  profession: { min: 2, max: 100 },
  projectDescription: { min: 50, max: 1000 },
  impactGoals: { max: 500 },
  currentMilestone: { max: 200 },
} as const;

export const registerViewer = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  interests: { max: 10 },
  participants: { max: 100 },
  password: { min: 6, max: 200 },
  altcha: { min: 1, max: 2000 },
} as const;

export const sendReport = {
  reason: { max: 500 },
} as const;

export const setAdStatus = {
  reason: { max: 500 },
} as const;

export const uploadPicture = {
  file: {"types":["image/png","image/jpeg"],"megabytes":5},
} as const;

export const writeReportComment = {
  text: { min: 1, max: 500 },
} as const;
