import { Injectable } from '@nestjs/common';
import { type NamedContract, REGISTRY } from '../../chain/contracts/chain-contracts.js';
import { type DatedRegistry, readFirstMonth, registriesOf } from '../../chain/contracts/vote-registry.js';
import { FollowedChains } from '../../chain/followed-chains.js';

/** The home chain's registries of votes by the months that they were made for, which never change: each is asked for once. */
@Injectable()
export class VoteRegistries {
  private readonly firstMonths = new Map<string, string | null>();

  constructor(private readonly chains: FollowedChains) {}

  /** Those on which the root of a month may stand; a node may be asked, so in no transaction. @throws chainUnavailable */
  async of(month: string): Promise<DatedRegistry[]> {
    return registriesOf(month, await this.learn());
  }

  /** As {@link of}, by what is remembered; undefined while a registry's first month is not. */
  knownOf(month: string): DatedRegistry[] | undefined {
    const registries = this.recorded();
    const known = registries.flatMap((registry) => this.remembered(registry) ?? []);
    return known.length === registries.length ? registriesOf(month, known) : undefined;
  }

  /** Asks for the first months that are not remembered yet. @throws chainUnavailable */
  async learn(): Promise<DatedRegistry[]> {
    return Promise.all(
      this.recorded().map(async (registry) => this.remembered(registry) ?? this.read(registry)),
    );
  }

  private async read(registry: NamedContract): Promise<DatedRegistry> {
    const firstMonth = await readFirstMonth(this.chains.home.client, registry);
    this.firstMonths.set(keyOf(registry), firstMonth);
    return { address: registry.address, firstMonth };
  }

  private remembered(registry: NamedContract): DatedRegistry | undefined {
    const firstMonth = this.firstMonths.get(keyOf(registry));
    return firstMonth === undefined ? undefined : { address: registry.address, firstMonth };
  }

  private recorded(): NamedContract[] {
    return this.chains.home.contracts.recorded().filter(({ name }) => name === REGISTRY);
  }
}

/** A local chain that was begun anew has another contract at the same address. */
const keyOf = ({ address, blockHash }: NamedContract): string => `${address} ${blockHash}`;
