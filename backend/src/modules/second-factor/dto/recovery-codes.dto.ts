import { ApiProperty } from '@nestjs/swagger';

/** Told when the first factor is set up, and when new codes are asked for. */
export class RecoveryCodesDto {
  /**
   * Ten codes to keep somewhere safe, told this once; null where the account has codes already.
   * @example ["abcd-efgh-2345-mnop-qrst-uvwx"]
   */
  @ApiProperty({ type: [String], nullable: true })
  recoveryCodes: string[] | null;
}
