import { type Eip1193Provider, type RpcCall, toChainId, toHexChainId } from '../eip1193';
import { callNode } from '../rpc-client';
import { RpcError, RpcErrorCode } from '../rpc-error';
import { storedDevelopmentKey } from './development-key';

type Handler = (params: readonly unknown[]) => Promise<unknown>;

/**
 * An EIP-1193 wallet that lives in the page, so that anyone can pay on the local chain without an extension.
 * What needs the key is loaded with ethers on first use; everything else goes to the node as it is.
 */
export class DevelopmentProvider implements Eip1193Provider {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly #handlers: Record<string, Handler> = {
    eth_requestAccounts: async () => (await this.#signer()).accounts(),
    eth_accounts: async () => (storedDevelopmentKey() ? (await this.#signer()).accounts() : []),
    eth_chainId: async () => toHexChainId(this.chainId),
    net_version: async () => String(this.chainId),
    eth_sendTransaction: async ([transaction]) => (await this.#signer()).sendTransaction(transaction),
    personal_sign: async ([message]) => (await this.#signer()).signMessage(message),
    wallet_switchEthereumChain: async ([target]) => this.#stayOnChain(target),
    wallet_addEthereumChain: async ([target]) => this.#stayOnChain(target),
  };

  constructor(chainId: number, rpcUrl: string) {
    this.chainId = chainId;
    this.rpcUrl = rpcUrl;
  }

  async request({ method, params = [] }: RpcCall): Promise<unknown> {
    const handle = this.#handlers[method];
    return handle ? handle(params) : callNode(this.rpcUrl, { method, params });
  }

  /** Null is the answer of success in EIP-3326; any other chain is out of bounds for this wallet. */
  #stayOnChain(target: unknown): null {
    const { chainId } = (target ?? {}) as { chainId?: unknown };
    if (toChainId(chainId) === this.chainId) return null;
    throw new RpcError(
      RpcErrorCode.unsupportedMethod,
      'The development wallet works on the local chain only',
    );
  }

  async #signer() {
    const { DevelopmentSigner } = await import('./development-signer');
    return new DevelopmentSigner(this.chainId, this.rpcUrl);
  }
}
