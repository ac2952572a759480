/** Somebody of the current season, as a home names them. */
export class HomePersonDto {
  /** Of the participant. @example 3 */
  id: number;

  /** Account of the participant. @example 7 */
  userId: number;

  /** Number of the season. @example 1 */
  season: number;

  /** Number of the place. @example 2 */
  order: number;

  /** @example 'Amina Diallo' */
  name: string;

  /** @example 'Water engineer' */
  profession: string;

  /** Path on this site; null also while a picture from elsewhere has not been copied. @example /demo/portraits/amina.svg */
  profileImageUrl: string | null;

  /** Whether the reader follows them. */
  followed: boolean;
}
