import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFilms: build.query<ListFilmsApiResponse, ListFilmsApiArg>({
      query: (queryArg) => ({
        url: `/api/progress-updates/films`,
        params: {
          season: queryArg.season,
        },
      }),
    }),
    listProgressUpdates: build.query<ListProgressUpdatesApiResponse, ListProgressUpdatesApiArg>({
      query: (queryArg) => ({
        url: `/api/progress-updates`,
        params: {
          season: queryArg.season,
          participantId: queryArg.participantId,
          month: queryArg.month,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createProgressUpdate: build.mutation<CreateProgressUpdateApiResponse, CreateProgressUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/progress-updates`,
        method: 'POST',
        body: queryArg.createProgressUpdate,
        params: {
          season: queryArg.season,
        },
      }),
    }),
    listReportMonths: build.query<ListReportMonthsApiResponse, ListReportMonthsApiArg>({
      query: (queryArg) => ({
        url: `/api/progress-updates/due`,
        params: {
          season: queryArg.season,
        },
      }),
    }),
    getProgressUpdate: build.query<GetProgressUpdateApiResponse, GetProgressUpdateApiArg>({
      query: (queryArg) => ({ url: `/api/progress-updates/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateProgressUpdate: build.mutation<UpdateProgressUpdateApiResponse, UpdateProgressUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/progress-updates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateProgressUpdate,
      }),
    }),
    listProgressVersions: build.query<ListProgressVersionsApiResponse, ListProgressVersionsApiArg>({
      query: (queryArg) => ({
        url: `/api/progress-updates/${encodeURIComponent(String(queryArg.id))}/versions`,
      }),
    }),
    countFilmPlay: build.mutation<CountFilmPlayApiResponse, CountFilmPlayApiArg>({
      query: (queryArg) => ({
        url: `/api/progress-updates/${encodeURIComponent(String(queryArg.id))}/plays`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as progressApi };
export type ListFilmsApiResponse = /** status 200  */ Film[];
export type ListFilmsApiArg = {
  /** Its number; the current season if not given. */
  season?: number;
};
export type ListProgressUpdatesApiResponse = /** status 200  */ ProgressUpdate[];
export type ListProgressUpdatesApiArg = {
  /** Its number; the current season if not given. */
  season?: number;
  /** Whose reports. */
  participantId?: number;
  /** Of which month of the season. */
  month?: number;
  /** Reports a page. */
  limit?: number;
  /** Where the page starts: the id after which to go on, as given in the Link header. */
  cursor?: number;
};
export type CreateProgressUpdateApiResponse = /** status 201  */ ProgressUpdate;
export type CreateProgressUpdateApiArg = {
  /** Its number; the current season if not given. */
  season?: number;
  createProgressUpdate: CreateProgressUpdate;
};
export type ListReportMonthsApiResponse = /** status 200  */ ReportMonth[];
export type ListReportMonthsApiArg = {
  /** Its number; the current season if not given. */
  season?: number;
};
export type GetProgressUpdateApiResponse = /** status 200  */ ProgressUpdate;
export type GetProgressUpdateApiArg = {
  id: number;
};
export type UpdateProgressUpdateApiResponse = /** status 200  */ ProgressUpdate;
export type UpdateProgressUpdateApiArg = {
  id: number;
  updateProgressUpdate: UpdateProgressUpdate;
};
export type ListProgressVersionsApiResponse = /** status 200  */ ProgressVersion[];
export type ListProgressVersionsApiArg = {
  id: number;
};
export type CountFilmPlayApiResponse = unknown;
export type CountFilmPlayApiArg = {
  id: number;
};
export type Film = {
  id: number;
  participantId: number;
  participantName: string;
  /** Of the season, from 1 to 12. */
  month: number;
  title: string;
  /** What was reached. */
  milestone: string | null;
  /** How often the film was started here. */
  plays: number;
  /** When it was filed. */
  createdAt: string;
  /** http or https. */
  videoUrl: string;
};
export type ProgressUpdate = {
  id: number;
  participantId: number;
  participantName: string;
  /** Of the season, from 1 to 12. */
  month: number;
  title: string;
  description: string;
  /** What was reached. */
  milestone: string | null;
  /** The film; http or https. */
  videoUrl: string | null;
  /** Paths on this site; a picture from elsewhere is missing until it has been copied. */
  images: string[];
  /** Posts about it elsewhere; http or https. */
  socialPosts: string[];
  /** Interactions that the posts found, as the administrator recorded them. */
  interactionCount: number;
  /** How often the film was started here. */
  plays: number;
  /** Counts its versions, from 1. */
  revision: number;
  /** When it was filed. */
  createdAt: string;
  /** When its author last changed it; equals createdAt until then. */
  updatedAt: string;
};
export type CreateProgressUpdate = {
  /** Headline, 5 to 100 characters. */
  title: string;
  /** The report, 20 to 5000 characters. */
  description: string;
  /** Of the season: month n is the n-th calendar month from its start date, UTC. */
  month: number;
  /** What was reached, up to 200 characters; the newest month that names one gives the participant's current milestone. */
  milestone?: string | null;
  /** Up to ten pictures: paths on this site, of uploads only one's own; or addresses elsewhere, from which they are copied if
    these are https and public. Until then the report is without them. */
  images?: string[];
  /** Up to ten posts about it elsewhere, http or https. */
  socialPosts?: string[];
  /** The month's film; http or https. */
  videoUrl?: string | null;
};
export type ReportState = 'done' | 'due' | 'late' | 'upcoming';
export type CopyState = 'waiting' | 'failed';
export type CopyProblem = {
  /** Figures and names of the sentence. */
  params?: {
    [key: string]: string | number;
  };
  code: string;
  message: string;
};
export type PictureCopy = {
  /** Null while nobody has begun: within a minute. */
  id: number | null;
  state: CopyState;
  /** What became of the last try; null before it. */
  problem: CopyProblem | null;
  address: string;
};
export type ReportPicture = {
  /** What became of the copy so far; null where none is needed. */
  copy: PictureCopy | null;
  /** Path on this site, or an address elsewhere as long as it has no copy. */
  address: string;
};
export type ReportMonth = {
  state: ReportState;
  month: number;
  /** From when on it can be reported; null while the season has no start date, and any month can be. */
  opensAt: string | null;
  /** The day on which it is due, its first instant in UTC; null while the season has no start date. */
  dueAt: string | null;
  /** The report, once there is one. */
  reportId: number | null;
  /** All pictures of the report in their order, with why some have not been copied yet. */
  pictures: ReportPicture[];
};
export type UpdateProgressUpdate = {
  /** Headline, 5 to 100 characters. */
  title?: string;
  /** The report, 20 to 5000 characters. */
  description?: string;
  /** What was reached, up to 200 characters; the newest month that names one gives the participant's current milestone. */
  milestone?: string | null;
  /** Up to ten pictures: paths on this site, of uploads only one's own; or addresses elsewhere, from which they are copied if
    these are https and public. Until then the report is without them. */
  images?: string[];
  /** Up to ten posts about it elsewhere, http or https. */
  socialPosts?: string[];
  /** The month's film; http or https. */
  videoUrl?: string | null;
};
export type ProgressVersion = {
  revision: number;
  title: string;
  description: string;
  milestone: string | null;
  videoUrl: string | null;
  /** As in a report. */
  images: string[];
  socialPosts: string[];
  /** When this version was written. */
  writtenAt: string;
};
export const {
  useListFilmsQuery,
  useListProgressUpdatesQuery,
  useCreateProgressUpdateMutation,
  useListReportMonthsQuery,
  useGetProgressUpdateQuery,
  useUpdateProgressUpdateMutation,
  useListProgressVersionsQuery,
  useCountFilmPlayMutation,
} = injectedRtkApi;
