import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnclaimedRefund } from './entities/unclaimed-refund.entity.js';

/** A day and a chain: each costs the operator, and whoever paid for no ad can take the coins back after the contract's 30 days. */
export const MOST_A_DAY = 50;

/** Days are those of UTC, by the database's clock, which all processes share. */
const DAY_BEGAN = `date_trunc('day', now(), 'UTC')`;

interface FullDayRow {
  chainId: number;
}

/** Bounds the refunds of payments that no ad has and that no person decided on: anybody may pay for any number of ids. */
@Injectable()
export class UnclaimedRefunds {
  /** Until the caller's transaction ends nobody else counts or signs one on the chain. */
  async lock(manager: EntityManager, chainId: number): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`unclaimed-refunds:${chainId}`]);
  }

  /** Whether the day has room for one more; what has none waits for tomorrow. */
  async hasRoom(manager: EntityManager, chainId: number): Promise<boolean> {
    const [row] = await manager.query<{ signed: number }[]>(
      `SELECT count(*)::integer AS signed FROM unclaimed_refunds WHERE chain_id = $1 AND signed_at >= ${DAY_BEGAN}`,
      [chainId],
    );
    return row!.signed < MOST_A_DAY;
  }

  /** In the transaction that stores the refund, under the lock; earlier days are forgotten. */
  async count(manager: EntityManager, chainId: number): Promise<void> {
    await manager.query(`DELETE FROM unclaimed_refunds WHERE chain_id = $1 AND signed_at < ${DAY_BEGAN}`, [
      chainId,
    ]);
    await manager.insert(UnclaimedRefund, { chainId });
  }

  /** Chains on which the day is full. */
  async fullChains(manager: EntityManager): Promise<number[]> {
    const rows = await manager.query<FullDayRow[]>(
      `SELECT chain_id AS "chainId" FROM unclaimed_refunds WHERE signed_at >= ${DAY_BEGAN}
       GROUP BY chain_id HAVING count(*) >= ${MOST_A_DAY} ORDER BY chain_id`,
    );
    return rows.map(({ chainId }) => chainId);
  }
}
