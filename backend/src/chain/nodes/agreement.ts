/** What one node says to a question: a text by which answers are compared, and the answer itself. */
export interface Opinion<T> {
  text: string;
  answer: T;
}

/** agreed: two nodes say the same, or nobody else can be asked; contradicted: they differ; open: too few can tell yet. */
export type Verdict<T> = { kind: 'agreed'; answer: T } | { kind: 'contradicted' } | { kind: 'open' };

/** So many nodes must say the same where there are several. */
const ENOUGH = 2;

/** What the nodes say to one question, each once. */
export class Tally<N, T> {
  private readonly opinions = new Map<N, Opinion<T>>();

  /** A node that cannot tell has no opinion: null. */
  add(node: N, opinion: Opinion<T> | null): void {
    if (opinion) this.opinions.set(node, opinion);
  }

  /** `voices`: how many nodes are there to be asked; whoever has an opinion counts besides. */
  verdict(voices: number): Verdict<T> {
    const agreed = this.agreed(voices);
    if (agreed) return { kind: 'agreed', answer: agreed.answer };
    return { kind: this.texts().size > 1 ? 'contradicted' : 'open' };
  }

  /** Those who say something else than what was agreed on. */
  outvoted(voices: number): N[] {
    const agreed = this.agreed(voices);
    if (!agreed) return [];
    return [...this.opinions].filter(([, { text }]) => text !== agreed.text).map(([node]) => node);
  }

  private agreed(voices: number): Opinion<T> | undefined {
    const enough = Math.max(1, Math.min(Math.max(voices, this.opinions.size), ENOUGH));
    return [...this.opinions.values()].find(({ text }) => this.texts().get(text)! >= enough);
  }

  private texts(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { text } of this.opinions.values()) counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
  }
}
