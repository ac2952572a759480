import { JsonRpcProvider, Wallet } from 'ethers';
import { type ProviderEvent, type RpcCall, toChainId, toHexChainId } from '../chain/eip1193';
import { callNode } from '../chain/rpc-client';
import { RpcError, RpcErrorCode } from '../chain/rpc-error';

export interface TestWalletOptions {
  /** A local node; the wallet may pretend to be on another chain, but everything is asked there. */
  rpcUrl: string;
  /** Nodes of further chains, by chain id: what the wallet does there is done there. */
  otherNodes?: Readonly<Record<number, string>>;
  privateKey: string;
  /** The chain the wallet is on at first; the local one unless the test says otherwise. */
  chainId?: number;
  /** Chains that the wallet can switch to without being told of them first. */
  knownChains?: readonly number[];
}

type SentRequest = {
  to?: string;
  value?: string;
  data?: string;
  nonce?: number;
  gasLimit?: bigint;
  chainId?: string;
};
type Observer = (event: ProviderEvent, payload: unknown) => Promise<void>;
const LOCAL_CHAIN_ID = 31337;

/** A browser wallet without a browser: answers EIP-1193 calls as a wallet would, and lets a test play its owner. */
export class TestWallet {
  readonly #homeUrl: string;
  readonly #otherNodes: Readonly<Record<number, string>>;
  chainId: number;
  /** Every method the page has asked for, in order. */
  readonly asked: string[] = [];
  /** How many requests it has refused or failed. */
  refusals = 0;
  readonly #knownChains: Set<number>;
  readonly #failures = new Map<string, RpcError>();
  /** What requests of a kind wait for before they are answered. */
  readonly #delays = new Map<string, Promise<void>>();
  readonly #observers = new Set<Observer>();
  #isConnected = false;
  #privateKey: string;
  #lastSent: SentRequest | null = null;

  constructor({
    rpcUrl,
    otherNodes = {},
    privateKey,
    chainId = LOCAL_CHAIN_ID,
    knownChains = [LOCAL_CHAIN_ID],
  }: TestWalletOptions) {
    this.#homeUrl = rpcUrl;
    this.#otherNodes = otherNodes;
    this.chainId = chainId;
    this.#knownChains = new Set([...knownChains, chainId]);
    this.#privateKey = privateKey;
  }

  /** The node of the chain it is on. */
  get rpcUrl(): string {
    return this.#otherNodes[this.chainId] ?? this.#homeUrl;
  }

  get address(): string {
    return new Wallet(this.#privateKey).address;
  }

  async request({ method, params = [] }: RpcCall): Promise<unknown> {
    this.asked.push(method);
    await this.#takeDelay(method);
    this.#throwPlannedFailure(method);
    switch (method) {
      case 'eth_requestAccounts':
        this.#isConnected = true;
        return [this.address];
      case 'eth_accounts':
        return this.#isConnected ? [this.address] : [];
      case 'eth_chainId':
        return toHexChainId(this.chainId);
      case 'wallet_switchEthereumChain':
        return this.#switchOnRequest(params[0]);
      case 'wallet_addEthereumChain':
        return this.#add(params[0]);
      case 'eth_sendTransaction':
        return this.#send(params[0] as SentRequest);
      case 'personal_sign':
        return this.#signer().signMessage(Buffer.from(String(params[0]).slice(2), 'hex'));
      default:
        return callNode(this.rpcUrl, { method, params });
    }
  }

  /** The owner refuses the next request of this kind (4001). */
  rejectNext(method: string): void {
    this.failNext(method, new RpcError(RpcErrorCode.userRejected, 'User rejected the request.'));
  }

  /** The wallet still shows an earlier request of this kind (-32002). */
  answerPendingNext(method: string): void {
    this.failNext(
      method,
      new RpcError(RpcErrorCode.requestPending, `Request of type '${method}' already pending`),
    );
  }

  /** The owner looks away: the next request of this kind is never answered. */
  hangNext(method: string): void {
    this.holdNext(method);
  }

  /** The owner looks away for a while. @returns what has the next request of this kind answered at last */
  holdNext(method: string): () => void {
    let answer = () => {};
    const delay = new Promise<void>((resolve) => {
      answer = resolve;
    });
    this.#delays.set(method, delay);
    return answer;
  }

  failNext(method: string, error: RpcError): void {
    this.#failures.set(method, error);
  }

  /** The owner changes the network in the wallet itself. */
  async changeChain(chainId: number): Promise<void> {
    this.chainId = chainId;
    await this.#emit('chainChanged', toHexChainId(chainId));
  }

  /** The owner chooses another account. */
  async changeAccount(privateKey: string): Promise<void> {
    this.#privateKey = privateKey;
    await this.#emit('accountsChanged', [this.address]);
  }

  /** The owner takes the page's permission away. */
  async revoke(): Promise<void> {
    this.#isConnected = false;
    await this.#emit('accountsChanged', []);
  }

  /** Gives the account exactly this many wei; 0n leaves it unable to pay anything. */
  async setBalance(wei: bigint): Promise<void> {
    await callNode(this.rpcUrl, {
      method: 'hardhat_setBalance',
      params: [this.address, `0x${wei.toString(16)}`],
    });
  }

  /** Sends the last transaction again with its nonce and a higher fee, as 'speed up' does. @returns the new hash */
  speedUp(): Promise<string> {
    return this.#replaceLast(this.#lastSent);
  }

  /** Puts an empty transfer to itself in the place of the last transaction, as 'cancel' does. @returns the new hash */
  cancel(): Promise<string> {
    return this.#replaceLast({ to: this.address, nonce: this.#lastSent?.nonce });
  }

  /** Reports what a wallet tells its page. */
  observe(observer: Observer): void {
    this.#observers.add(observer);
  }

  async #takeDelay(method: string): Promise<void> {
    const delay = this.#delays.get(method);
    this.#delays.delete(method);
    await delay;
  }

  #throwPlannedFailure(method: string): void {
    const failure = this.#failures.get(method);
    if (!failure) return;
    this.#failures.delete(method);
    this.refusals += 1;
    throw failure;
  }

  async #switchOnRequest(target: unknown): Promise<null> {
    const chainId = toChainId((target as { chainId: string }).chainId);
    if (!this.#knownChains.has(chainId))
      throw new RpcError(RpcErrorCode.unknownChain, 'Unrecognized chain ID');
    await this.changeChain(chainId);
    return null;
  }

  async #add(target: unknown): Promise<null> {
    const chainId = toChainId((target as { chainId: string }).chainId);
    this.#knownChains.add(chainId);
    await this.changeChain(chainId);
    return null;
  }

  async #send({ to, value, data, chainId }: SentRequest): Promise<string> {
    if (chainId !== undefined && toChainId(chainId) !== this.chainId) {
      this.refusals += 1;
      throw new RpcError(RpcErrorCode.invalidParams, 'The transaction is for another chain');
    }
    const { hash, nonce, gasLimit } = await this.#signer().sendTransaction({ to, value, data });
    this.#lastSent = { to, value, data, nonce, gasLimit };
    return hash;
  }

  async #replaceLast(replacement: SentRequest | null): Promise<string> {
    if (!replacement) throw new Error('The wallet has sent nothing yet');
    const { maxFeePerGas, maxPriorityFeePerGas } = await this.#provider().getFeeData();
    const { hash } = await this.#signer().sendTransaction({
      ...replacement,
      maxFeePerGas: (maxFeePerGas ?? 0n) * 2n,
      maxPriorityFeePerGas: (maxPriorityFeePerGas ?? 0n) * 2n,
    });
    return hash;
  }

  #signer(): Wallet {
    return new Wallet(this.#privateKey, this.#provider());
  }

  #provider(): JsonRpcProvider {
    // Where it only pretends to be elsewhere, its node still is the local one.
    const chainId = this.chainId in this.#otherNodes ? this.chainId : LOCAL_CHAIN_ID;
    return new JsonRpcProvider(this.rpcUrl, chainId, { staticNetwork: true, cacheTimeout: -1 });
  }

  async #emit(event: ProviderEvent, payload: unknown): Promise<void> {
    await Promise.all([...this.#observers].map((observe) => observe(event, payload)));
  }
}
