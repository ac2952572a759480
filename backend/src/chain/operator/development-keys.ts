import { HDNodeWallet, Mnemonic, Wallet } from 'ethers';
import { ConfigError } from '../../config/environment.js';
import type { OperatorKey } from '../../config/operator-keys.js';
import { isLocalChain } from '../chains.js';

const PHRASE = 'test test test test test test test test test test test junk';
const ACCOUNTS = 10;

/** Accounts of every anvil and hardhat node: everybody knows their keys, so they are worth nothing elsewhere. */
export const DEVELOPMENT_ACCOUNT = {
  contractAdmin: 0,
  operator: 1,
  founder: 2,
  platform: 3,
  firstAdvertiser: 4,
};

let accounts: HDNodeWallet | undefined;

/** The way from the phrase to the accounts is long and always the same, so that it is gone once. */
export function developmentWallet(index: number): HDNodeWallet {
  accounts ??= HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(PHRASE), "m/44'/60'/0'/0");
  return accounts.deriveChild(index);
}

/** The wallet of a key; known development keys are refused off the local chains. @throws ConfigError */
export function operatorWallet(key: OperatorKey | undefined, chainId: number): Wallet | undefined {
  if (isLocalChain(chainId)) {
    return key ? walletOf(key) : new Wallet(developmentWallet(DEVELOPMENT_ACCOUNT.operator).privateKey);
  }
  if (key === undefined) return undefined;
  const wallet = walletOf(key);
  const known = Array.from({ length: ACCOUNTS }, (_, index) => developmentWallet(index).address);
  if (known.includes(wallet.address)) {
    throw new ConfigError(key.variable, 'is a public development key: anybody could use it');
  }
  return wallet;
}

/** ethers repeats in its message what cannot be a key, and it may be one with a slip of the pen. */
function walletOf({ variable, privateKey }: OperatorKey): Wallet {
  try {
    return new Wallet(privateKey);
  } catch {
    throw new ConfigError(variable, 'is no private key: those have 64 hexadecimal digits');
  }
}
