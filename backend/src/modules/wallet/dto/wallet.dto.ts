import { Matches } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { signatureInvalid } from '../wallet.errors.js';

/** To be put into the message that the wallet signs. */
export class WalletNonceDto {
  /** Good for one message within ten minutes, in this session. @example q7Zk2dJ0hVn4s8Ra */
  nonce: string;
}

/** Proof that a wallet is the caller's. */
export class LinkWalletDto {
  /**
   * EIP-4361 message: this site's domain, the home chain, the nonce given out.
   * @example 'example.org wants you to sign in with your Ethereum account: ...'
   */
  @IsText({ min: 1, max: 4000, trim: false })
  message: string;

  /**
   * The wallet's signature of it: 65 bytes, or what the wallet's contract takes (ERC-1271).
   * @example '0x1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1b2c1c'
   */
  @Matches(/^0x(?:[0-9a-fA-F]{2}){0,8192}$/, says((field) => signatureInvalid({ field })))
  signature: string;
}
