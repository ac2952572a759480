import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { ChainTransactions } from './chain-transactions.service.js';
import { FindTransactionDto } from './dto/find-transaction.dto.js';
import { TransactionDto } from './dto/chain-transaction.dto.js';
import { ParseHashPipe } from './parse-hash.pipe.js';

@ApiTags('payments')
@Controller('transactions')
export class ChainTransactionsController {
  constructor(private readonly transactions: ChainTransactions) {}

  /**
   * A transaction of our contracts, for chains without a block explorer. 404 for any other; 429 while too many are
   * looked up that the site has not heard of.
   */
  @Get(':hash')
  @Anyone()
  getTransaction(
    @Param('hash', ParseHashPipe) hash: string,
    @Query() { chainId }: FindTransactionDto,
  ): Promise<TransactionDto> {
    return this.transactions.find(hash, chainId);
  }
}
