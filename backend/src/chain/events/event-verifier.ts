import { type DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import type { Verdict } from '../nodes/agreement.js';
import type { ChainClient } from '../nodes/chain-client.js';
import type { Finality } from '../nodes/finality.js';
import { Contradictions } from './contradictions.js';
import { ChainEvent } from './entities/chain-event.entity.js';
import {
  examinePlaces,
  type PlaceEvidence,
  placeKey,
  saysTheSame,
  type TransactionPlace,
} from './event-evidence.js';
import type { EventIntake } from './event-intake.js';
import type { EventReader } from './event-reader.js';

/** Transactions examined together. */
const CHUNK = 100;

/**
 * Has two nodes say once more what the transactions of final events did: money moves after that only. What both tell
 * differently from what was stored takes its place.
 */
export class EventVerifier {
  private readonly contradictions: Contradictions;

  constructor(
    private readonly client: ChainClient,
    private readonly finality: Finality,
    private readonly reader: EventReader,
    private readonly intake: EventIntake,
    private readonly dataSource: DataSource,
  ) {
    this.contradictions = new Contradictions(client.chainId, dataSource);
  }

  /** Of these contracts (lower case) alone. */
  async verify(head: number, current: ReadonlySet<string>): Promise<void> {
    const final = await this.finality.follow(head);
    const contradicted: ChainEvent[] = [];
    let after = 0;
    for (;;) {
      const events = await this.due(final, after);
      const asked = events.filter(
        ({ id, contract }) =>
          current.has(contract) && this.reader.reads(contract) && this.contradictions.isDue(id),
      );
      if (asked.length > 0) await this.verifySome(asked);
      contradicted.push(...events.filter(({ id }) => this.contradictions.has(id)));
      if (events.length < CHUNK) break;
      after = Number(events.at(-1)!.id);
    }
    await this.contradictions.tell(contradicted);
  }

  private async due(final: number, after: number): Promise<ChainEvent[]> {
    const { chainId } = this.client;
    return this.dataSource.manager
      .createQueryBuilder(ChainEvent, 'event')
      .where({
        chainId,
        verifiedAt: IsNull(),
        blockNumber: LessThanOrEqual(final),
      })
      .andWhere('event.id > :after', { after })
      .orderBy('event.id')
      .take(CHUNK)
      .getMany();
  }

  private async verifySome(events: readonly ChainEvent[]): Promise<void> {
    const groups = [...Map.groupBy(events, placeKey).values()];
    const places: TransactionPlace[] = groups.map(([first]) => first!);
    const verdicts = await this.client.examine(places, examinePlaces);
    const right: ChainEvent[] = [];
    for (const [index, group] of groups.entries()) {
      const verdict = verdicts[index]!;
      if (verdict.kind === 'agreed') right.push(...(await this.compare(group, verdict.answer)));
      else this.postpone(group, verdict);
    }
    await this.accept(right);
  }

  /** The events that say what the nodes agree on; whatever else the transaction did is written down instead of the others. */
  private async compare(group: readonly ChainEvent[], { block, logs }: PlaceEvidence): Promise<ChainEvent[]> {
    const found = this.reader.found(logs, new Map([[block.number, block]]));
    const right = group.filter((event) => found.some((each) => saysTheSame(event, each)));
    this.contradictions.end(group);
    if (right.length < group.length || found.length > group.length)
      await this.intake.replace(group[0]!, found);
    return right;
  }

  /** Nodes that differ are asked again later; whoever refuses for long keeps others from agreeing as well. */
  private postpone(group: readonly ChainEvent[], { kind }: Verdict<PlaceEvidence>): void {
    if (kind === 'contradicted' || this.contradictions.isOpenForLong(group)) this.contradictions.note(group);
  }

  /** As they were compared, as another process may have changed them since. */
  private async accept(events: readonly ChainEvent[]): Promise<void> {
    if (events.length === 0) return;
    // What follows from a final event may be more than what followed from a new one.
    await this.dataSource.manager.query(
      `UPDATE chain_events event SET verified_at = now(), folded = (event.subject IS NULL)
       FROM unnest($1::bigint[], $2::text[]) AS compared (id, block_hash)
       WHERE event.id = compared.id AND event.block_hash = compared.block_hash AND event.verified_at IS NULL`,
      [events.map(({ id }) => id), events.map(({ blockHash }) => blockHash)],
    );
  }
}
