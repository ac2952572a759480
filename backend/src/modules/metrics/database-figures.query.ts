import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openSql } from '../../chain/operator/transaction-states.js';

/** A scrape must not hold up the site: what takes longer is not told (ms). */
const LONGEST_MS = 2_000;

/** More waiting jobs of all queues together than these are not counted. */
const MOST_JOBS = 20_000;

/** Of every queue, also of those without any; `age`: seconds since the oldest became due. */
const JOBS = `
  SELECT queue.name AS queue, states.state,
    coalesce(waiting.count, CASE states.state WHEN 'active' THEN queue.active_count END, 0) AS count,
    coalesce(waiting.age, 0)::float AS age
  FROM pgboss.queue CROSS JOIN (VALUES ('created'), ('retry'), ('active')) states (state)
  LEFT JOIN (
    SELECT name, state::text AS state, count(*)::integer AS count,
      greatest(0, extract(epoch FROM pgboss.job_now() - min(start_after))) AS age
    FROM (SELECT name, state, start_after FROM pgboss.job WHERE state < 'active' AND NOT blocked LIMIT ${MOST_JOBS}) jobs
    GROUP BY name, state
  ) waiting ON waiting.name = queue.name AND waiting.state = states.state
  WHERE starts_with(queue.name, '__') IS FALSE`;

/** Those under way; `age`: seconds since the oldest of them was paid. */
const OPEN_PAYMENTS = `
  SELECT chain_id AS chain, status, count(*)::integer AS count, extract(epoch FROM now() - min(paid_at))::float AS age
  FROM ad_payments WHERE status IN ('confirming', 'confirmed', 'refunding') GROUP BY chain_id, status`;

const FINAL_PAYMENTS = `
  SELECT chain_id AS chain, status, count(*)::integer AS count, 0::float AS age
  FROM ad_payments WHERE status NOT IN ('confirming', 'confirmed', 'refunding') GROUP BY chain_id, status`;

const CHECKS = `
  SELECT chain_id AS chain, sum(difference_count)::integer AS differences,
    extract(epoch FROM now() - min(checked_at))::float AS age
  FROM book_checks GROUP BY chain_id`;

/** Of the transactions that are signed and not final, by signer. */
const NONCES = `
  SELECT chain_id AS chain, signer AS account, count(*)::integer AS count, min(nonce) AS lowest, max(nonce) AS highest,
    extract(epoch FROM now() - min(signed_at))::float AS age
  FROM operator_transactions WHERE ${openSql()} GROUP BY chain_id, signer`;

const ALARMS = `SELECT code, count(*)::integer AS count FROM alarms WHERE ended_at IS NULL GROUP BY code`;

export interface JobFigure {
  queue: string;
  state: string;
  count: number;
  age: number;
}

export interface PaymentFigure {
  chain: number;
  status: string;
  count: number;
  age: number;
}

export interface CheckFigure {
  chain: number;
  differences: number;
  age: number;
}

export interface NonceFigure {
  chain: number;
  account: string;
  count: number;
  lowest: number;
  highest: number;
  age: number;
}

export interface AlarmFigure {
  code: string;
  count: number;
}

/** Counts what the metrics tell of the database's contents, each within its time. */
@Injectable()
export class DatabaseFigures {
  constructor(private readonly dataSource: DataSource) {}

  jobs(): Promise<JobFigure[]> {
    return this.ask(JOBS);
  }

  openPayments(): Promise<PaymentFigure[]> {
    return this.ask(OPEN_PAYMENTS);
  }

  /** Reads the whole table: for once a minute. */
  finalPayments(): Promise<PaymentFigure[]> {
    return this.ask(FINAL_PAYMENTS);
  }

  checks(): Promise<CheckFigure[]> {
    return this.ask(CHECKS);
  }

  nonces(): Promise<NonceFigure[]> {
    return this.ask(NONCES);
  }

  /** Of open ones; a code without any is not among them. */
  alarms(): Promise<AlarmFigure[]> {
    return this.ask(ALARMS);
  }

  private ask<Row>(sql: string): Promise<Row[]> {
    return this.dataSource.transaction(async (manager): Promise<Row[]> => {
      await manager.query(`SET LOCAL statement_timeout = ${LONGEST_MS}`);
      return manager.query(sql);
    });
  }
}
