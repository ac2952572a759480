import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { SessionAccount } from '../../common/access/account-of-session.js';
import { NetworkMark } from '../../common/access/network-mark.js';
import { networkOf } from '../../common/access/network-of.js';
import { changesNothing } from '../../common/harmless-requests.js';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { COUNT_PLAY, IS_COUNTED } from './count-play.sql.js';
import { FilmViewer } from './film-viewer.js';
import { tooManyPlays } from './progress.errors.js';
import { ProgressQuery } from './progress.query.js';

/** A network may have many people behind it; nobody watches more in an hour. */
export const PLAYS_PER_HOUR = 300;

/** Counts how often films are started: once a day (UTC) for each viewer. */
@Injectable()
export class FilmPlaysService {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    private readonly query: ProgressQuery,
    private readonly viewers: FilmViewer,
    private readonly networks: NetworkMark,
  ) {
    this.limiter = rateLimiter(dataSource, 'film-plays', PLAYS_PER_HOUR, 60 * 60);
  }

  /** A report without a film has nothing to count. @throws progressUpdateNotFound, tooManyPlays */
  async count(id: number, address: string, account?: SessionAccount): Promise<void> {
    const { videoUrl } = await this.query.findPublic(id);
    if (videoUrl === null) return changesNothing();
    const mark = [this.viewers.hash(account, address), id, this.viewers.accountHash(account)];
    const counted = await this.dataSource.query<unknown[]>(IS_COUNTED, mark);
    if (counted.length > 0) return changesNothing();
    const viewer = account ? `account ${account.id}` : `network ${networkOf(address)}`;
    await takePoint(this.limiter, viewer, tooManyPlays);
    await this.dataSource.query(COUNT_PLAY, [
      ...mark,
      account?.id ?? null,
      Boolean(account?.emailConfirmedAt),
      this.networks.hash(address),
    ]);
  }
}
