import { Injectable } from '@nestjs/common';
import { SiweErrorType, SiweMessage } from 'siwe';
import { FollowedChains } from '../../chain/followed-chains.js';
import { UsersService } from '../auth/users.service.js';
import type { User } from '../auth/entities/user.entity.js';
import type { LinkWalletDto } from './dto/wallet.dto.js';
import { NONCE_LIFETIME_MS, WalletNonces } from './wallet-nonces.service.js';
import {
  foreignDomain,
  messageExpired,
  messageUnreadable,
  nonceUnknown,
  signatureWrong,
  messageForOtherChain,
} from './wallet.errors.js';

/** Links a wallet to the account that proves to hold it (EIP-4361). */
@Injectable()
export class WalletService {
  constructor(
    private readonly users: UsersService,
    private readonly nonces: WalletNonces,
    private readonly chains: FollowedChains,
  ) {}

  /** @throws the reason why the message is refused, or walletLinkedElsewhere */
  async link(userId: number, sessionId: string, domain: string, dto: LinkWalletDto): Promise<User> {
    const message = parse(dto.message);
    if (message.domain !== domain) throw foreignDomain({ domain: message.domain });
    if (message.chainId !== this.chains.home.chainId)
      throw messageForOtherChain({ chainId: message.chainId });
    assertFresh(message);
    await this.nonces.consume(sessionId, message.nonce);
    await assertSigned(message, dto.signature);
    return this.users.setWallet(userId, message.address);
  }

  async unlink(userId: number): Promise<User> {
    return this.users.setWallet(userId, null);
  }
}

function parse(text: string): SiweMessage {
  try {
    return new SiweMessage(text);
  } catch {
    throw messageUnreadable();
  }
}

/** A message without an expiry of its own is good for as long as its nonce. */
function assertFresh({ issuedAt, expirationTime }: SiweMessage): void {
  const issued = Date.parse(issuedAt ?? '');
  const expires = expirationTime ? Date.parse(expirationTime) : issued + NONCE_LIFETIME_MS;
  if (!(expires > Date.now()) || !(issued + NONCE_LIFETIME_MS > Date.now())) throw messageExpired();
}

async function assertSigned(message: SiweMessage, signature: string): Promise<void> {
  const { success, error } = await message.verify({ signature }, { suppressExceptions: true });
  if (success) return;
  if (error?.type === SiweErrorType.EXPIRED_MESSAGE) throw messageExpired();
  throw error?.type === SiweErrorType.NONCE_MISMATCH ? nonceUnknown() : signatureWrong();
}
