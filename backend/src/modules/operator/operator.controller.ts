import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import type { OperatorChainDto } from './dto/operator-chain.dto.js';
import { OperatorStatusQuery } from './operator-status.query.js';

@ApiTags('admin')
@Controller('admin/operator')
@Roles('admin')
export class OperatorController {
  constructor(private readonly query: OperatorStatusQuery) {}

  /** On each chain the operator's account, its coins, and what it has signed that is not final yet; the home chain first. */
  @Get()
  async listOperators(): Promise<OperatorChainDto[]> {
    return this.query.list();
  }
}
