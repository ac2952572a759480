import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { networkOf } from '../../common/access/network-of.js';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { tooManySearches } from './search.errors.js';

/** Searches of a network that were not answered from memory: a house of people who type at once stays below. */
export const SEARCHES_A_MINUTE = 120;

/** Counts over all processes what a network has looked for. */
@Injectable()
export class SearchLimit {
  readonly takePoint: (address: string | undefined) => Promise<void>;

  constructor(dataSource: DataSource) {
    const limiter = rateLimiter(dataSource, 'search', SEARCHES_A_MINUTE, 60);
    // Without an address the site itself asks, for all.
    this.takePoint = async (address) =>
      address === undefined ? undefined : takePoint(limiter, networkOf(address), tooManySearches);
  }
}
