import { Injectable } from '@nestjs/common';
import { ParsedMessage } from '@spruceid/siwe-parser';
import { verifyMessage } from 'ethers';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { AuditService } from '../audit/audit.service.js';
import { UsersService } from '../auth/users.service.js';
import type { User } from '../auth/entities/user.entity.js';
import { ContractSignatures } from './contract-signatures.service.js';
import type { LinkWalletDto } from './dto/wallet.dto.js';
import { NONCE_LIFETIME_MS, WalletNonces } from './wallet-nonces.service.js';
import {
  foreignDomain,
  messageExpired,
  messageUnreadable,
  signatureWrong,
  messageForOtherChain,
} from './wallet.errors.js';

/** 65 bytes in hexadecimal. */
const LENGTH_OF_A_KEYS_SIGNATURE = 132;

/** Links a wallet to the account that proves to hold it (EIP-4361). */
@Injectable()
export class WalletService {
  constructor(
    private readonly users: UsersService,
    private readonly nonces: WalletNonces,
    private readonly chains: FollowedChains,
    private readonly contracts: ContractSignatures,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws the reason why the message is refused, or walletLinkedElsewhere */
  async link(user: SignedInUser, sessionId: string, domain: string, dto: LinkWalletDto): Promise<User> {
    const message = parse(dto.message);
    if (message.domain !== domain) throw foreignDomain({ domain: message.domain });
    if (message.chainId !== this.chains.home.chainId)
      throw messageForOtherChain({ chainId: message.chainId });
    assertFresh(message);
    await this.nonces.consume(sessionId, message.nonce);
    await this.assertSigned(message.address, dto);
    return this.set(user, message.address);
  }

  unlink(user: SignedInUser): Promise<User> {
    return this.set(user, null);
  }

  /** The audit hears of the wallet that was linked or is no more, until its account leaves. */
  private set(user: SignedInUser, address: string | null): Promise<User> {
    const { id } = user;
    return this.dataSource.transaction(async (manager) => {
      const { walletAddress: before } = await this.users.lockOwn(manager, id);
      if (before === address) return this.users.find(manager, id);
      const changed = await this.users.setWallet(manager, id, address);
      await this.audit.record(manager, user, {
        action: address === null ? 'wallet.unlinked' : 'wallet.linked',
        subject: `users/${id}`,
        details: { walletAddress: address ?? before },
        people: [{ id, path: ['walletAddress'] }],
      });
      return changed;
    });
  }

  /** By its key, or else by the contract that it is. */
  private async assertSigned(address: string, { message, signature }: LinkWalletDto): Promise<void> {
    if (signerOf(message, signature) === address) return;
    if (!(await this.contracts.isValid(address, message, signature))) throw signatureWrong();
  }
}

/** Undefined for what no key has made. */
function signerOf(text: string, signature: string): string | undefined {
  if (signature.length !== LENGTH_OF_A_KEYS_SIGNATURE) return undefined;
  try {
    return verifyMessage(text, signature);
  } catch {
    return undefined;
  }
}

function parse(text: string): ParsedMessage {
  try {
    return new ParsedMessage(text);
  } catch {
    throw messageUnreadable();
  }
}

/** A message without an expiry of its own is good for as long as its nonce. */
function assertFresh({ issuedAt, expirationTime, notBefore }: ParsedMessage): void {
  const issued = Date.parse(issuedAt);
  const expires = expirationTime ? Date.parse(expirationTime) : issued + NONCE_LIFETIME_MS;
  if (!(expires > Date.now()) || !(issued + NONCE_LIFETIME_MS > Date.now())) throw messageExpired();
  if (notBefore && !(Date.parse(notBefore) <= Date.now())) throw signatureWrong();
}
