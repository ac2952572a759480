import { Logger } from '@nestjs/common';
import { ChainNode } from './chain-node.js';
import { firstAnswer } from './first-answer.js';
import { type NodeFailure, Refusal } from './node-failure.js';
import type { NodeOptions } from './node-options.js';
import type { NodeProvider } from './node-provider.js';
import { RpcConnection } from './rpc-connection.js';

/** A chain's nodes in the order of preference: the first one that is well is in use. */
export class NodeList {
  readonly nodes: readonly ChainNode[];
  private readonly logger = new Logger('Chain');

  constructor(
    rpcUrls: readonly string[],
    private readonly chainId: number,
    private readonly options: NodeOptions,
  ) {
    const isOnly = rpcUrls.length === 1;
    this.nodes = rpcUrls.map(
      (url, index) => new ChainNode(index, new RpcConnection(url, isOnly), chainId, options),
    );
    if (!this.nodes[0]) throw new Error(`Chain ${chainId} has no node`);
  }

  get inUse(): ChainNode {
    return this.preferred[0]!;
  }

  get well(): ChainNode[] {
    return this.nodes.filter((node) => node.isWell);
  }

  /**
   * The node in use first; those that were left last, as a late answer is better than none: one that is known to be behind after the late,
   * and after it whoever had one more chance and missed that, too, as each question would wait for it.
   */
  get preferred(): ChainNode[] {
    const left = this.nodes.filter((node) => !node.isWell);
    return [...this.well, ...left.toSorted((one, other) => placeOfLeft(one) - placeOfLeft(other))];
  }

  /** The other nodes that are well first, the one in use after them. */
  get others(): ChainNode[] {
    const { inUse } = this;
    const isOther = (node: ChainNode): boolean => node.isWell && node !== inUse;
    return [...this.well.filter(isOther), ...this.preferred.filter((node) => !isOther(node))];
  }

  /** Those whose word counts where nodes are compared, the one in use first. */
  get witnesses(): ChainNode[] {
    return this.preferred.filter((node) => node.hasVoice);
  }

  /** The first answer of these nodes, in this order. @throws NodeFailure when there is none */
  async ask<T>(nodes: readonly ChainNode[], work: (provider: NodeProvider) => Promise<T>): Promise<T> {
    const { patience, furtherPatience } = this.options;
    const left = nodes.filter((node) => !node.isWell);
    return firstAnswer(
      nodes,
      async (node) => node.ask(work),
      (place) => (place === 0 ? patience : furtherPatience),
      {
        failed: (node, failure) => {
          this.failed(node, failure);
          if (!(failure instanceof Refusal)) node.hasMissed ||= left.includes(node);
        },
        overtaken: (node) => {
          this.setAside(node, 'is slow', false);
          node.hasMissed ||= left.includes(node);
        },
        answered: (node) => this.answered(node),
      },
    );
  }

  /** One that lives and only refuses this is not left for it. */
  failed(node: ChainNode, failure: NodeFailure): void {
    if (!(failure instanceof Refusal)) this.leave(node, failure.message);
  }

  /** `isStale`: it answers, but not with the chain's present state. */
  leave(node: ChainNode, problem: string, isStale = false): void {
    node.fallSilent();
    this.setAside(node, problem, isStale);
  }

  /** It is not used while others are well, and nobody waits for it; but what it says still counts. */
  avoid(node: ChainNode, problem: string): void {
    this.setAside(node, problem, true);
  }

  return(node: ChainNode): void {
    if (node.isWell) return;
    node.return();
    this.logger.log(`${this.nameOf(node)} is well again`);
  }

  close(): void {
    for (const { provider } of this.nodes) provider.destroy();
  }

  private setAside(node: ChainNode, problem: string, isStale: boolean): void {
    if (!node.isWell) return;
    node.leave(isStale);
    this.logger.warn(`${this.nameOf(node)} ${problem}`);
  }

  private answered(node: ChainNode): void {
    node.hasMissed = false;
    if (!node.isStale) this.return(node);
  }

  /** By its place in the list: its address may hold a key. */
  private nameOf({ index }: ChainNode): string {
    return `Node ${index} of chain ${this.chainId}`;
  }
}

const placeOfLeft = ({ hasMissed, isStale }: ChainNode): number => 2 * Number(hasMissed) + Number(isStale);
