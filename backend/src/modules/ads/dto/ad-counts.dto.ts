/** How many ads there are, counted no further than to a bound, so that counting takes no longer where there are more. */
export class AdCountsDto {
  /** The bound: a figure that reaches it stands for as many or more. @example 1000 */
  countedTo: number;

  /** @example 41 */
  all: number;

  /** Awaiting moderation. @example 3 */
  pending: number;

  /** @example 30 */
  approved: number;

  /** @example 7 */
  rejected: number;

  /** @example 1 */
  completed: number;

  /** With reports that nobody has settled, whatever their status. @example 2 */
  reported: number;
}
