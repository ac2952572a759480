import { isElsewhere } from '../../uploads/copying/picture-address.types.js';
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

  /**
   * Paths on this site; a picture from elsewhere is missing until it has been copied.
   * @example ['/api/uploads/6f1c9a52-0b1e-4c39-9a55-6c8b6a1d2f70']
   */
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
    const images = update.images.filter((address) => !isElsewhere(address));
    return { ...update, images, participantName: participant!.name };
  }
}
