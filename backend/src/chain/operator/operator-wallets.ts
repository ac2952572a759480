import type { Wallet } from 'ethers';
import { OPERATOR_PARTS, type OperatorKeys, type OperatorPart } from '../../config/operator-keys.js';
import { operatorWallet } from './development-keys.js';

/** The wallet of each part that the site has on a chain; undefined where its key is missing. */
export type OperatorWallets = ReadonlyMap<OperatorPart, Wallet | undefined>;

/** Badges and roots of votes are on the home chain alone. @throws ConfigError */
export function operatorWallets(keys: OperatorKeys, chainId: number, isHome: boolean): OperatorWallets {
  const parts: readonly OperatorPart[] = isHome ? OPERATOR_PARTS : ['moderator'];
  return new Map(parts.map((part) => [part, operatorWallet(keys[part], chainId)]));
}
