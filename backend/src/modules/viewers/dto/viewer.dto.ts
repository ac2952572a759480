import type { RegisterViewerDto } from './register-viewer.dto.js';
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

/** What is told of a registration: with an account made along with it all of it, else what was sent. */
export class RegisteredViewerDto {
  /** @example 'Oliver Brandt' */
  name: string;

  /** @example oliver@example.org */
  email: string;

  /** @example ['technology', 'education'] */
  interests: string[];

  /** With an account alone. @example 4 */
  id?: number;

  /** The account that was made. @example 9 */
  userId?: number | null;

  /** When they registered, with an account alone. */
  createdAt?: Date;

  static from({ name, email, interests = [] }: RegisterViewerDto): RegisteredViewerDto {
    return { name, email, interests };
  }
}
