/** A contract that holds badges. */
export class BadgeContractDto {
  /** @example 0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512 */
  address: string;

  /** Number of the season whose badges it holds. @example 1 */
  season: number;
}

/** A chain, and what the site has on it. */
export class ChainConfigDto {
  /** @example 97 */
  chainId: number;

  /** @example 'BNB Smart Chain Testnet' */
  name: string;

  /** @example BNB */
  currency: string;

  /** Its coins have no real value. */
  testnet: boolean;

  /** Shut down by its makers. */
  retired: boolean;

  /** Node a wallet may be told to use. */
  rpcUrl: string | null;

  /** Address of a transaction's page, with {hash} where the hash goes. */
  explorerTxUrl: string | null;

  /** Whether ads are paid here: the site has a node and a payment contract on it. */
  payable: boolean;

  /** Blocks after which money moves on this chain, 6 or more, once its nodes call them final, too. @example 15 */
  finalAfter: number;

  /** Payment contract; null where ads cannot be paid. */
  splitter: string | null;

  /** Every payment contract of the site, oldest first: an earlier one may still hold money, but takes no more. */
  splitters: string[];

  /** Badge contract, the one deployed last. */
  badge: string | null;

  /** Every badge contract of the site, oldest first: each holds the badges of one season. */
  badges: BadgeContractDto[];

  /** Contract that keeps the roots of the votes of each month. */
  voteRegistry: string | null;

  /** Every such contract of the site, oldest first: roots of earlier months stand on earlier ones. */
  voteRegistries: string[];

  /** Price of an ad in wei, as the contract has it. @example '25000000000000000000' */
  adPrice: string | null;
}

/** What the browser needs to know of this installation. */
export class ConfigDto {
  /** Every chain the site knows, with or without our contracts. */
  chains: ChainConfigDto[];

  /** The chain on which this installation works. @example 31337 */
  homeChainId: number;

  /** Confirmations after which a payment counts. @example 6 */
  confirmations: number;

  /** Whether the built-in development wallet may be offered: on the local chain only. */
  devWallet: boolean;

  /** Where visitors may write to. @example help@example.org */
  supportEmail: string | null;

  /** Whether the site sends mail: then addresses are confirmed, and lost passwords replaced, by mailed links. */
  sendsMail: boolean;
}
