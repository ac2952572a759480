import { Body, Controller, Get, HttpCode, Patch, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { BurstCountingService } from './burst-counting.service.js';
import { BurstsQuery } from './bursts.query.js';
import { BurstDto } from './dto/burst.dto.js';
import { CountBurstDto } from './dto/count-burst.dto.js';
import { ListBurstsDto } from './dto/list-bursts.dto.js';

@ApiTags('admin')
@Controller('admin/bursts')
@Roles('admin')
export class AdminBurstsController {
  constructor(
    private readonly query: BurstsQuery,
    private readonly counting: BurstCountingService,
  ) {}

  /** Votes, plays or follows for one participant in one hour, by network, mail domain or the hour alone, of the last 60 days. */
  @Get()
  listBursts(@Query() filter: ListBurstsDto): Promise<BurstDto[]> {
    return this.query.list(filter);
  }

  /** Leaves a burst uncounted, or counts it again: votes until their month is fixed, all else until the award is closed. */
  @Patch()
  @HttpCode(204)
  @ApiNotFoundResponse({ description: 'Nothing of it is known' })
  @ApiConflictResponse({ description: 'The votes of the month are fixed, or the award is closed' })
  async countBurst(@CurrentUser() admin: SignedInUser, @Body() dto: CountBurstDto): Promise<void> {
    await this.counting.decide(admin, dto);
  }
}
