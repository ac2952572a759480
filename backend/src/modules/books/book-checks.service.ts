import { Injectable } from '@nestjs/common';
import { getAddress } from 'ethers';
import { DataSource } from 'typeorm';
import { currencyOf } from '../../chain/chains.js';
import type { BookCheckDto } from './dto/book-check.dto.js';
import { BookCheck } from './entities/book-check.entity.js';

/** Tells how the last comparisons of the contracts with the database ended. */
@Injectable()
export class BookChecks {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<BookCheckDto[]> {
    const checks = await this.dataSource.manager.find(BookCheck, {
      order: { chainId: 'ASC', name: 'ASC', contract: 'ASC' },
    });
    return checks.map(({ figures: _figures, ...check }) => ({
      ...check,
      currency: currencyOf(check.chainId),
      contract: getAddress(check.contract),
    }));
  }
}
