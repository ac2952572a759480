import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEthereumAddress, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsText } from '../../../common/validation/text.decorator.js';

const numberToText = ({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value);
const DECIMAL = /^\d{1,78}(\.\d{1,18})?$/;

/** A browser's report of a payment. Only hash and ad matter: the chain says the rest, the other figures are hints. */
export class ProcessAdPaymentDto {
  /**
   * The ad that was paid for.
   * @example 12
   */
  @IsInt({ message: 'adId must be a whole number' })
  @Min(1, { message: 'adId must be at least 1' })
  @Max(MAX_ID, { message: `adId must not exceed ${MAX_ID}` })
  adId: number;

  /**
   * Hash of the transaction.
   * @example 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060
   */
  @Matches(/^0x[0-9a-fA-F]{64}$/, { message: 'txHash must be a transaction hash' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  txHash: string;

  /**
   * Chain on which it was sent.
   * @example 31337
   */
  @IsInt({ message: 'chainId must be a whole number' })
  @Min(1, { message: 'chainId must be at least 1' })
  chainId: number;

  /** Hint: coins sent, as a decimal number. */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], example: '25', required: false })
  @IsOptional()
  @Transform(numberToText)
  @Matches(DECIMAL, { message: 'amount must be a decimal number' })
  amount?: string;

  /**
   * Hint: name of the coin.
   * @example BNB
   */
  @IsOptional()
  @IsText({ max: 20 })
  currency?: string;

  /**
   * Hint: account that paid.
   * @example 0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65
   */
  @IsOptional()
  @IsEthereumAddress({ message: 'walletAddress must be an address' })
  walletAddress?: string;

  /** Hint: the founder's 30% in coins, as a decimal number. */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], example: '7.5', required: false })
  @IsOptional()
  @Transform(numberToText)
  @Matches(DECIMAL, { message: 'founderAmount must be a decimal number' })
  founderAmount?: string;
}
