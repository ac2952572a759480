// What forms may take, beside the figures of season.ts: pages without a form do without them.
import { writeReportComment } from './api/generated/limits';

// Lengths count characters after trimming (spec section 5), and lists their entries. The server says them.
export {
  createAd as adLimits,
  createProgressUpdate as progressLimits,
  register as accountLimits,
  registerParticipant as participantLimits,
  registerViewer as viewerLimits,
  sendReport as reportLimits,
} from './api/generated/limits';

/** Lengths of an ad without a picture, in characters (the spec's ad policy). */
export const textAdLimits = { headline: 50, description: 150 } as const;

/** What people say of reports; for so many minutes an author may change it. */
export const talkLimits = {
  text: writeReportComment.text,
  editMinutes: 15,
} as const;

export const moderationLimits = {
  reason: { max: 500 },
} as const;

/** What may be uploaded as an ad's picture; what is stored of it weighs less. */
export const adUploads = { types: ['image/png', 'image/jpeg'], maxMegabytes: 5 } as const;

/** What a report's pictures are made to fit into, in pixels. */
export const reportPicture = { width: 1200, height: 800 } as const;
