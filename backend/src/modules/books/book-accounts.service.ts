import { Injectable } from '@nestjs/common';
import { getAddress } from 'ethers';
import { DataSource } from 'typeorm';
import { BookAgreement } from '../../chain/books/entities/book-agreement.entity.js';
import { creditsOf, dueOf, heldOf, type SplitterAccount } from '../../chain/books/splitter-account.js';
import { accountAt } from '../../chain/books/splitter-ledger.js';
import { currencyOf } from '../../chain/chains.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { ChainHead } from '../../chain/events/entities/chain-head.entity.js';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import type { BookAccountDto, BookReadingDto } from './dto/book-account.dto.js';
import { BookCheck } from './entities/book-check.entity.js';

/** The sums are told again for this long, as everybody may ask for them. */
const FRESH_MS = 2_000;

/** Tells what each splitter must hold by its events. */
@Injectable()
export class BookAccounts {
  private known: { accounts: BookAccountDto[]; readAt: number } | undefined;
  private underWay: Promise<BookAccountDto[]> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
  ) {}

  async list(): Promise<BookAccountDto[]> {
    if (this.known && Date.now() - this.known.readAt < FRESH_MS) return this.known.accounts;
    // However long it takes, whoever comes meanwhile waits for the same. A failure is for them, not for those who come after.
    this.underWay ??= this.read().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  private async read(): Promise<BookAccountDto[]> {
    const all = await Promise.all(this.chains.all.map(async (chain) => this.accountsOf(chain)));
    this.known = { accounts: all.flat(), readAt: Date.now() };
    return this.known.accounts;
  }

  private async accountsOf(chain: FollowedChain): Promise<BookAccountDto[]> {
    const head = await this.dataSource.manager.findOneBy(ChainHead, { chainId: chain.chainId });
    if (!head) return [];
    const splitters = chain.contracts.recorded().filter(({ name }) => name === SPLITTER);
    return Promise.all(
      splitters.map(async ({ address, version }) => this.accountOf(chain.chainId, address, version, head)),
    );
  }

  private async accountOf(
    chainId: number,
    address: string,
    version: number,
    { number: block, hash: blockHash }: ChainHead,
  ): Promise<BookAccountDto> {
    const { manager } = this.dataSource;
    const place = { chainId, contract: address.toLowerCase() };
    const [account, agreement, check] = await Promise.all([
      accountAt(manager, chainId, address, block),
      manager.findOneBy(BookAgreement, place),
      manager.findOneBy(BookCheck, place),
    ]);
    return {
      ...{ chainId, version, block, blockHash },
      currency: currencyOf(chainId),
      contract: getAddress(address),
      ...figuresOf(account, BigInt(agreement?.surplus ?? 0)),
      reading: check && readingOf(check),
    };
  }
}

type Figures = Omit<
  BookAccountDto,
  'chainId' | 'currency' | 'contract' | 'version' | 'block' | 'blockHash' | 'reading'
>;

const figuresOf = (account: SplitterAccount, surplus: bigint): Figures => ({
  paid: String(account.paid),
  settled: String(account.settled),
  refunded: String(account.refunded),
  credits: String(creditsOf(account)),
  creditsPaid: String(account.creditsPaid),
  released: String(account.released),
  held: String(heldOf(account)),
  owedFounder: String(account.owedFounder),
  owedPlatform: String(account.owedPlatform),
  surplus: String(surplus),
  balance: String(dueOf(account) + surplus),
});

function readingOf({ block, blockHash, checkedAt, figures }: BookCheck): BookReadingDto | null {
  return figures && { block, blockHash, checkedAt, ...figures };
}
