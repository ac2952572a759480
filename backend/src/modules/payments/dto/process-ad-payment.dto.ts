import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEthereumAddress, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import {
  decimalRequired,
  walletAddressInvalid,
  wholeNumberRequired,
} from '../../../common/validation/validation.problems.js';
import { transactionHashInvalid } from '../payments.errors.js';

const numberToText = ({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value);
const DECIMAL = /^\d{1,78}(\.\d{1,18})?$/;

const wholeNumberUpTo = (max: number) => says((field) => wholeNumberRequired({ field, min: 1, max }));
const adIdRule = wholeNumberUpTo(MAX_ID);
const chainIdRule = wholeNumberUpTo(Number.MAX_SAFE_INTEGER);
const decimalRule = says((field) => decimalRequired({ field }));

/** A browser's report of a payment. Only hash and ad matter: the chain says the rest, the other figures are hints. */
export class ProcessAdPaymentDto {
  /**
   * The ad that was paid for.
   * @example 12
   */
  @IsInt(adIdRule)
  @Min(1, adIdRule)
  @Max(MAX_ID, adIdRule)
  adId: number;

  /**
   * Hash of the transaction.
   * @example 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060
   */
  @Matches(/^0x[0-9a-fA-F]{64}$/, says((field) => transactionHashInvalid({ field })))
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  txHash: string;

  /**
   * Chain on which it was sent.
   * @example 31337
   */
  @IsInt(chainIdRule)
  @Min(1, chainIdRule)
  @Max(Number.MAX_SAFE_INTEGER, chainIdRule)
  chainId: number;

  /** Hint: coins sent, as a decimal number. */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], example: '25', required: false })
  @IsOptional()
  @Transform(numberToText)
  @Matches(DECIMAL, decimalRule)
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
  @IsEthereumAddress(says((field) => walletAddressInvalid({ field })))
  walletAddress?: string;

  /** Hint: the founder's 30% in coins, as a decimal number. */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], example: '7.5', required: false })
  @IsOptional()
  @Transform(numberToText)
  @Matches(DECIMAL, decimalRule)
  founderAmount?: string;
}
