import type { CreateProgressUpdate, ProgressUpdate, ReportMonth } from './api';

/** What the form of a report holds; an optional field left alone is undefined. */
export interface ReportFormValues {
  title?: string;
  description?: string;
  milestone?: string;
  videoUrl?: string;
  /** Addresses of pictures, in their order; those elsewhere too, which have no copy yet. */
  images: string[];
  /** One address a line. */
  socialPosts?: string;
}

export const emptyReport: ReportFormValues = { images: [] };

/** The report as it was written: its public answer leaves out pictures that are not there yet. */
export function toFormValues(report: ProgressUpdate, pictures: ReportMonth['pictures']): ReportFormValues {
  const { title, description, milestone, videoUrl, socialPosts } = report;
  return {
    title,
    description,
    milestone: milestone ?? undefined,
    videoUrl: videoUrl ?? undefined,
    images: pictures.map(({ address }) => address),
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
