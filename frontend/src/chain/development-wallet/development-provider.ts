import { browserStorage } from '../../browser-storage';
import {
  type Eip1193Provider,
  type ProviderEvent,
  type ProviderListener,
  type RpcCall,
  toChainId,
  toHexChainId,
} from '../eip1193';
import { callNode } from '../rpc-client';
import { RpcError, RpcErrorCode } from '../rpc-error';
import { storedDevelopmentKey } from './development-key';

const CHAIN_STORAGE_KEY = 'development-wallet.chain';

type Handler = (params: readonly unknown[]) => Promise<unknown>;

/** A local chain with its node. */
export interface LocalChain {
  chainId: number;
  rpcUrl: string;
}

/**
 * An EIP-1193 wallet that lives in the page, so that anyone can pay on the local chains without an extension.
 * What needs the key is loaded with ethers on first use; everything else goes to the node as it is.
 */
export class DevelopmentProvider implements Eip1193Provider {
  readonly #chains: readonly LocalChain[];
  readonly #listeners = new Set<ProviderListener>();
  #chain: LocalChain;
  readonly #handlers: Record<string, Handler> = {
    eth_requestAccounts: async () => (await this.#signer()).accounts(),
    eth_accounts: async () => (storedDevelopmentKey() ? (await this.#signer()).accounts() : []),
    eth_chainId: async () => toHexChainId(this.#chain.chainId),
    net_version: async () => String(this.#chain.chainId),
    eth_sendTransaction: async ([transaction]) => (await this.#signer()).sendTransaction(transaction),
    personal_sign: async ([message]) => (await this.#signer()).signMessage(message),
    wallet_switchEthereumChain: async ([target]) => this.#switchTo(target),
    wallet_addEthereumChain: async ([target]) => this.#switchTo(target),
  };

  /** @param chains the one it starts on first */
  constructor(chains: readonly [LocalChain, ...LocalChain[]]) {
    this.#chains = chains;
    const last = storedChain();
    this.#chain = chains.find(({ chainId }) => chainId === last) ?? chains[0];
  }

  async request({ method, params = [] }: RpcCall): Promise<unknown> {
    const handle = this.#handlers[method];
    return handle ? handle(params) : callNode(this.#chain.rpcUrl, { method, params });
  }

  on(event: ProviderEvent, listener: ProviderListener): void {
    if (event === 'chainChanged') this.#listeners.add(listener);
  }

  removeListener(_event: ProviderEvent, listener: ProviderListener): void {
    this.#listeners.delete(listener);
  }

  /** Null is the answer of success in EIP-3326; any chain but the local ones is out of bounds for this wallet. */
  async #switchTo(target: unknown): Promise<null> {
    const wanted = toChainId(((target ?? {}) as { chainId?: unknown }).chainId);
    const chain = this.#chains.find(({ chainId }) => chainId === wanted);
    if (!chain)
      throw new RpcError(RpcErrorCode.unsupportedMethod, 'The development wallet works on local chains only');
    if (chain !== this.#chain) await this.#moveTo(chain);
    return null;
  }

  async #moveTo(chain: LocalChain): Promise<void> {
    // Its account has coins there only once it was filled up there too.
    if (storedDevelopmentKey()) await (await this.#signer(chain)).accounts();
    this.#chain = chain;
    keepChain(chain.chainId);
    for (const tell of this.#listeners) tell(toHexChainId(chain.chainId));
  }

  async #signer({ chainId, rpcUrl } = this.#chain) {
    const { DevelopmentSigner } = await import('./development-signer');
    return new DevelopmentSigner(chainId, rpcUrl);
  }
}

/** The chain the wallet was on last; it stays there through a reload, as other wallets do. */
const storedChain = (): number => Number(browserStorage.read(CHAIN_STORAGE_KEY));

const keepChain = (chainId: number): void => void browserStorage.write(CHAIN_STORAGE_KEY, String(chainId));
