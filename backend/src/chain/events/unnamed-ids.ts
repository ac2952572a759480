import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppError } from '../../common/errors/app-error.js';
import { adsPaused, badgesStopped } from '../chain.errors.js';
import { BADGE, SPLITTER } from '../contracts/chain-contracts.js';
import { FollowedChains } from '../followed-chains.js';
import { drawUnnamed } from './unnamed-ids.sql.js';
import { unreadContracts } from './unread-contracts.js';

/** What gets an id that a contract may have named, with the sequence and what is said while none can be given. */
const KINDS = {
  [SPLITTER]: { sequence: 'ads_id_seq', paused: adsPaused },
  [BADGE]: {
    sequence: 'nft_badges_id_seq',
    paused: (): AppError => badgesStopped({ problem: 'the badges minted before are still being read' }),
  },
} as const;

/** Ids for what contracts name by them: nobody pays for a thing, or mints it, before it is there. */
@Injectable()
export class UnnamedIds {
  constructor(private readonly chains: FollowedChains) {}

  /**
   * The next one that no stored event of any chain names, kept from everybody else.
   * @throws adsPaused or badgesStopped while a contract's past is not read, or after very many named ones in a row
   */
  async next(manager: EntityManager, contract: keyof typeof KINDS): Promise<number> {
    const { sequence, paused } = KINDS[contract];
    const unread = await unreadContracts(manager, this.chains.all, contract);
    const id = unread.length === 0 ? await drawUnnamed(manager, sequence, contract) : null;
    if (id === null) throw paused();
    return id;
  }
}
