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

  /** @example ['/api/uploads/7'] */
  images: string[];

  /** @example ['https://x.com/amina/status/1'] */
  socialPosts: string[];

  /** When this version was written. */
  writtenAt: Date;

  static from(version: ProgressVersion): ProgressVersionDto {
    const { revision, title, description, milestone, videoUrl, images, socialPosts, writtenAt } = version;
    return { revision, title, description, milestone, videoUrl, images, socialPosts, writtenAt };
  }
}
