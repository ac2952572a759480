/** Why somebody reported something. */
export class GivenReportDto {
  /** @example jonas */
  username: string;

  /** @example 'It insults the participant.' */
  reason: string | null;

  /** When it was reported. */
  createdAt: Date;
}
