import type { ProgressUpdate } from '../entities/progress-update.entity.js';

/** A participant's film and report of a month of the season. */
export class ProgressUpdateDto {
  /** @example 7 */
  id: number;

  /** @example 3 */
  participantId: number;

  /** @example 'Amina Diallo' */
  participantName: string;

  /** Of the season, from 1 to 12. @example 1 */
  month: number;

  /** @example 'The first ten filters are sold' */
  title: string;

  /** @example 'We built twelve filters this month, broke two of them, and sold the other ten to three villages.' */
  description: string;

  /** What was reached. @example 'First ten filters sold' */
  milestone: string | null;

  /** The film; http or https. @example https://www.youtube.com/watch?v=aqz-KE-bpKQ */
  videoUrl: string | null;

  /** Addresses of pictures: http, https, or paths on this site. @example ['/api/uploads/7'] */
  images: string[];

  /** Posts about it elsewhere; http or https. @example ['https://x.com/amina/status/1'] */
  socialPosts: string[];

  /** Interactions that the posts found, as the administrator recorded them. @example 340 */
  interactionCount: number;

  /** How often the film was started here. @example 12 */
  plays: number;

  /** Counts its versions, from 1. @example 1 */
  revision: number;

  /** When it was filed. */
  createdAt: Date;

  /** When its author last changed it; equals createdAt until then. */
  updatedAt: Date;

  static from({ participant, ...update }: ProgressUpdate): ProgressUpdateDto {
    return { ...update, participantName: participant!.name };
  }
}
