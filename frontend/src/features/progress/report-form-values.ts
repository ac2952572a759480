import type { CreateProgressUpdate, ProgressUpdate } from './api';

/** What the form of a report holds; an optional field left alone is undefined. */
export interface ReportFormValues {
  title?: string;
  description?: string;
  milestone?: string;
  videoUrl?: string;
  /** Addresses of pictures, in their order. */
  images: string[];
  /** One address a line. */
  socialPosts?: string;
}

export const emptyReport: ReportFormValues = { images: [] };

export function toFormValues(report: ProgressUpdate): ReportFormValues {
  const { title, description, milestone, videoUrl, images, socialPosts } = report;
  return {
    title,
    description,
    milestone: milestone ?? undefined,
    videoUrl: videoUrl ?? undefined,
    images,
    socialPosts: socialPosts.join('\n') || undefined,
  };
}

/** The lines of a text that say something. */
export const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const textOrNull = (text?: string) => text?.trim() || null;

/** The form as the API takes it: texts trimmed, optional fields that are empty null, which also clears them in an edit. */
export const toReportRequest = (values: ReportFormValues): Omit<CreateProgressUpdate, 'month'> => ({
  title: values.title?.trim() ?? '',
  description: values.description?.trim() ?? '',
  milestone: textOrNull(values.milestone),
  videoUrl: textOrNull(values.videoUrl),
  images: values.images,
  socialPosts: linesOf(values.socialPosts),
});
