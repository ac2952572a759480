import { IsLinkToken } from './link-token.decorator.js';

/** A link that is used. */
export class LinkTokenDto {
  /**
   * What stands behind token= in it.
   * @example 'q2Lh0m3Ck1oGxI8VJ7cTgZf5wR9nS4yBdE6uPaHxKvM'
   */
  @IsLinkToken()
  token: string;
}
