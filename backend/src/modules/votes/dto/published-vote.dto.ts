/** What of a vote is published: a leaf of its month's tree. */
export class PublishedVoteDto {
  /** In UTC. @example 2026-08 */
  month: string;

  /** @example 3 */
  participantId: number;

  /** @example 1 */
  awardId: number;

  /** keccak256 of a secret that the voter alone knows. @example 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060 */
  pseudonym: string;

  /** False where the administrator left it uncounted. */
  counted: boolean;
}
