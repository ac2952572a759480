import type { JsonRpcApiProvider } from 'ethers';
import { type Opinion, Tally, type Verdict } from './agreement.js';
import type { ChainNode } from './chain-node.js';
import { NodeFailure } from './node-failure.js';
import type { NodeList } from './node-list.js';

/** Asks one node questions together: an opinion on each, null where it cannot tell. */
export type Examination<Q, T> = (
  provider: JsonRpcApiProvider,
  questions: readonly Q[],
) => Promise<(Opinion<T> | null)[]>;

/** Asks nodes the same questions until two of them say the same: two at first, each further one where those differ. */
export class Witnesses {
  constructor(private readonly list: NodeList) {}

  /** A verdict on each question, in their order. */
  async ask<Q, T>(questions: readonly Q[], examine: Examination<Q, T>): Promise<Verdict<T>[]> {
    if (questions.length === 0) return [];
    const tallies = questions.map(() => new Tally<ChainNode, T>());
    const verdicts = (): Verdict<T>[] => tallies.map((tally) => tally.verdict(this.list.witnesses.length));
    const [first, second, ...further] = this.asked();
    await Promise.all(
      [first, second].map(async (node) => node && this.examine(node, questions, tallies, examine)),
    );
    for (const node of further) {
      const open = verdicts().flatMap(({ kind }, index) => (kind === 'agreed' ? [] : [index]));
      if (open.length === 0) break;
      await this.examine(
        node,
        open.map((index) => questions[index]!),
        open.map((index) => tallies[index]!),
        examine,
      );
    }
    this.leaveOutvoted(tallies);
    return verdicts();
  }

  /** Before one is believed alone, those that lost their vote are asked once more: they may be held up for moments, again and again. */
  private asked(): ChainNode[] {
    const { witnesses, preferred } = this.list;
    return witnesses.length > 1 ? witnesses : [...witnesses, ...preferred.filter((node) => !node.hasVoice)];
  }

  private async examine<Q, T>(
    node: ChainNode,
    questions: readonly Q[],
    tallies: readonly Tally<ChainNode, T>[],
    examine: Examination<Q, T>,
  ): Promise<void> {
    try {
      const opinions = await node.ask(async (provider) => examine(provider, questions));
      tallies.forEach((tally, index) => tally.add(node, opinions[index] ?? null));
    } catch (error) {
      // Whoever answers with an error has no opinion, and one that fails is left besides; what has no code is our own fault.
      if (error instanceof NodeFailure) this.list.failed(node, error);
      else if (typeof (error as { code?: unknown }).code !== 'string') throw error;
    }
  }

  /** Whom two others contradict is not to be the one in use. */
  private leaveOutvoted<T>(tallies: readonly Tally<ChainNode, T>[]): void {
    const voices = this.list.witnesses.length;
    for (const node of new Set(tallies.flatMap((tally) => tally.outvoted(voices))))
      this.list.leave(node, 'contradicts two others');
  }
}
