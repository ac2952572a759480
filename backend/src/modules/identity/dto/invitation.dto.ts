import { IsEmailAddress } from '../../../common/validation/email.decorator.js';

/** Whom an administrator invites. */
export class MakeInvitationDto {
  /**
   * An address on the whitelist, without regard to case.
   * @example amina@example.org
   */
  @IsEmailAddress()
  email: string;
}

/** A link to hand over; it is shown this once. */
export class InvitationDto {
  /** @example 'http://localhost:3000/invitation?token=q2Lh0m3Ck1oGxI8VJ7cTgZf5wR9nS4yBdE6uPaHxKvM' */
  url: string;

  /** What stands behind token= in it. @example 'q2Lh0m3Ck1oGxI8VJ7cTgZf5wR9nS4yBdE6uPaHxKvM' */
  token: string;

  /** From when on it counts no more. */
  expiresAt: Date;
}
