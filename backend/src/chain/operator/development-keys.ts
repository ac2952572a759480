import { HDNodeWallet, Mnemonic, Wallet } from 'ethers';
import { ConfigError } from '../../config/environment.js';
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

/** The operator's wallet; known development keys are refused off the local chains. @throws ConfigError */
export function operatorWallet(privateKey: string | undefined, chainId: number): Wallet | undefined {
  if (isLocalChain(chainId)) {
    return walletOf(privateKey ?? developmentWallet(DEVELOPMENT_ACCOUNT.operator).privateKey);
  }
  if (privateKey === undefined) return undefined;
  const wallet = walletOf(privateKey);
  const known = Array.from({ length: ACCOUNTS }, (_, index) => developmentWallet(index).address);
  if (known.includes(wallet.address)) {
    throw new ConfigError('OPERATOR_PRIVATE_KEY', 'is a public development key: anybody could use it');
  }
  return wallet;
}

/** ethers repeats in its message what cannot be a key, and it may be one with a slip of the pen. */
function walletOf(privateKey: string): Wallet {
  try {
    return new Wallet(privateKey);
  } catch {
    throw new ConfigError('OPERATOR_PRIVATE_KEY', 'is no private key: those have 64 hexadecimal digits');
  }
}
