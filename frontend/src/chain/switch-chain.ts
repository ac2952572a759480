import { type Eip1193Provider, readChainId, toHexChainId } from './eip1193';
import { isRequestPending, isUnknownChain, isUserRejection } from './rpc-error';

/** What a wallet must be told about a chain it does not know yet (EIP-3085). */
export interface AddableChain {
  chainId: number;
  name: string;
  currency: string;
  rpcUrl: string | null;
  explorerTxUrl: string | null;
}

export type ChainSwitchFailure = 'rejected' | 'pending' | 'addFailed' | 'switchFailed';

export class ChainSwitchError extends Error {
  readonly failure: ChainSwitchFailure;

  constructor(failure: ChainSwitchFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/**
 * Asks the wallet to change to the chain and adds the chain first where the wallet does not know it.
 * @throws ChainSwitchError
 */
export async function switchChain(provider: Eip1193Provider, chain: AddableChain): Promise<void> {
  try {
    await requestSwitch(provider, chain);
  } catch (error) {
    if (!isUnknownChain(error)) throw new ChainSwitchError(failureOf(error, 'switchFailed'), error);
    await addChain(provider, chain);
  }
}

async function addChain(provider: Eip1193Provider, chain: AddableChain): Promise<void> {
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [addChainParameter(chain)] });
  } catch (error) {
    throw new ChainSwitchError(failureOf(error, 'addFailed'), error);
  }
  await switchAfterAdding(provider, chain);
}

/** EIP-3085 leaves it to the wallet whether adding a chain also changes to it. */
async function switchAfterAdding(provider: Eip1193Provider, chain: AddableChain): Promise<void> {
  try {
    if ((await readChainId(provider)) !== chain.chainId) await requestSwitch(provider, chain);
  } catch (error) {
    throw new ChainSwitchError(failureOf(error, 'switchFailed'), error);
  }
}

function requestSwitch(provider: Eip1193Provider, { chainId }: AddableChain): Promise<unknown> {
  return provider.request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: toHexChainId(chainId) }],
  });
}

function addChainParameter({ chainId, name, currency, rpcUrl, explorerTxUrl }: AddableChain) {
  return {
    chainId: toHexChainId(chainId),
    chainName: name,
    nativeCurrency: { name: currency, symbol: currency, decimals: 18 },
    rpcUrls: rpcUrl ? [rpcUrl] : [],
    ...(explorerTxUrl?.startsWith('https:') && { blockExplorerUrls: [new URL(explorerTxUrl).origin] }),
  };
}

function failureOf(error: unknown, otherwise: ChainSwitchFailure): ChainSwitchFailure {
  if (isUserRejection(error)) return 'rejected';
  return isRequestPending(error) ? 'pending' : otherwise;
}
