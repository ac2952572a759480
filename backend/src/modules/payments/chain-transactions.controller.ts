import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { ChainTransactions } from './chain-transactions.service.js';
import { TransactionDto } from './dto/chain-transaction.dto.js';
import { ParseHashPipe } from './parse-hash.pipe.js';

@ApiTags('payments')
@Controller('transactions')
export class ChainTransactionsController {
  constructor(private readonly transactions: ChainTransactions) {}

  /** A transaction of the home chain, for chains without a block explorer. 404 when the chain does not know it. */
  @Get(':hash')
  @Anyone()
  getTransaction(@Param('hash', ParseHashPipe) hash: string): Promise<TransactionDto> {
    return this.transactions.find(hash);
  }
}
