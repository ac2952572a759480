import type { DataSource } from 'typeorm';
import type { OperatorPart } from '../../config/operator-keys.js';
import type { ChainClient } from '../nodes/chain-client.js';
import type { GasMarket } from './gas-market.js';
import { Operator } from './operator.js';
import { OperatorFunds } from './operator-funds.js';
import type { OperatorWallets } from './operator-wallets.js';

/** An account of the site on a chain, and its parts in the contracts. */
export interface OperatorAccount {
  readonly address: string;
  readonly parts: readonly OperatorPart[];
  /** Signs anew what the account has signed, for whichever part. */
  readonly operator: Operator;
  readonly funds: OperatorFunds;
}

/** Who signs what on one chain: each part has its key, and parts of the same key are one account with one line of nonces. */
export class Operators {
  /** Each once. */
  readonly accounts: readonly OperatorAccount[];
  private readonly byPart: ReadonlyMap<OperatorPart, Operator>;

  constructor(
    client: ChainClient,
    dataSource: DataSource,
    market: GasMarket,
    private readonly wallets: OperatorWallets,
  ) {
    const refunding = wallets.get('moderator')?.address;
    this.byPart = new Map(
      [...wallets].map(([part, wallet]) => {
        const keepsCoins = part !== 'moderator' && wallet?.address === refunding;
        return [part, new Operator(client, dataSource, wallet, market, keepsCoins)];
      }),
    );
    const addresses = new Set([...this.byPart.values()].flatMap(({ address }) => address ?? []));
    this.accounts = [...addresses].map((address) => {
      const own = [...this.byPart].filter(([, operator]) => operator.address === address);
      const funds = new OperatorFunds(client, market, address, dataSource);
      return { address, parts: own.map(([part]) => part), operator: own[0]![1], funds };
    });
  }

  /** Whether the site has this part on this chain, with or without a key. */
  has(part: OperatorPart): boolean {
    return this.byPart.has(part);
  }

  /** The part's signer, which refuses to sign where its key is missing. */
  of(part: OperatorPart): Operator {
    return this.byPart.get(part)!;
  }

  /** Every address that signs for the site on this chain now; earlier keys are not among them. */
  get addresses(): string[] {
    return this.accounts.map(({ address }) => address);
  }

  /** Undefined for any other's address, and for those of earlier keys. */
  find(address: string): OperatorAccount | undefined {
    return this.accounts.find((account) => account.address === address);
  }

  /** Parts that wait for a key. */
  get withoutKey(): OperatorPart[] {
    return [...this.wallets].filter(([, wallet]) => !wallet).map(([part]) => part);
  }
}
