import { isElsewhere } from '../../uploads/copying/picture-address.types.js';
import type { ProgressVersion } from '../entities/progress-version.entity.js';

/** What a report said before it was edited. */
export class ProgressVersionDto {
  /** @example 1 */
  revision: number;

  /** @example 'The first ten filters are sold' */
  title: string;

  /** @example 'We built twelve filters this month, broke two of them, and sold the other ten to three villages.' */
  description: string;

  /** @example 'First ten filters sold' */
  milestone: string | null;

  /** @example https://www.youtube.com/watch?v=aqz-KE-bpKQ */
  videoUrl: string | null;

  /** As in a report. @example ['/api/uploads/6f1c9a52-0b1e-4c39-9a55-6c8b6a1d2f70'] */
  images: string[];

  /** @example ['https://x.com/amina/status/1'] */
  socialPosts: string[];

  /** When this version was written. */
  writtenAt: Date;

  static from(version: ProgressVersion): ProgressVersionDto {
    const { revision, title, description, milestone, videoUrl, socialPosts, writtenAt } = version;
    const images = version.images.filter((address) => !isElsewhere(address));
    return { revision, title, description, milestone, videoUrl, images, socialPosts, writtenAt };
  }
}
