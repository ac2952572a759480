import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import type { OperatorChainDto } from './dto/operator-chain.dto.js';
import { OperatorStatusQuery } from './operator-status.query.js';

@ApiTags('admin')
@Controller('admin/operator')
@Roles('admin')
export class OperatorStatusController {
  constructor(private readonly query: OperatorStatusQuery) {}

  /** On each chain the accounts that sign for the site, their coins, and what they have signed that is not final yet; the home chain first. */
  @Get()
  async listOperators(): Promise<OperatorChainDto[]> {
    return this.query.list();
  }
}
