import type { Viewer } from '../entities/viewer.entity.js';

/** A registered viewer. */
export class ViewerDto {
  /** @example 4 */
  id: number;

  /** @example 'Oliver Brandt' */
  name: string;

  /** @example oliver@example.org */
  email: string;

  /** Account with this e-mail; null without one. @example 9 */
  userId: number | null;

  /** @example ['technology', 'education'] */
  interests: string[];

  /** When they registered. */
  createdAt: Date;

  static from({ id, name, email, userId, interests, createdAt }: Viewer): ViewerDto {
    return { id, name, email, userId, interests, createdAt };
  }
}
