// What forms may take, beside the figures of season.ts: pages without a form do without them.
import { createAd, setAdStatus, uploadPicture, writeReportComment } from './api/generated/limits';

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
export const textAdLimits = {
  headline: createAd.format.title.max,
  description: createAd.format.description.max,
} as const;

/** What people say of reports; for so many minutes an author may change it. */
export const talkLimits = {
  text: writeReportComment.text,
  editMinutes: 15,
} as const;

export const moderationLimits = { reason: setAdStatus.reason } as const;

/** What may be uploaded as an ad's picture; what is stored of it weighs less. */
export const adUploads = {
  types: uploadPicture.file.types,
  maxMegabytes: uploadPicture.file.megabytes,
} as const;

/** What a report's pictures are made to fit into, in pixels. */
export const reportPicture = { width: 1200, height: 800 } as const;
