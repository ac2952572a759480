import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AdminVotesQuery } from './admin-votes.query.js';
import { AdminVoteDto, VoteBurstDto } from './dto/admin-vote.dto.js';
import { CountVoteDto } from './dto/moderate-vote.dto.js';
import { VoteCountingService } from './vote-counting.service.js';

@ApiTags('admin')
@Controller('admin/votes')
@Roles('admin')
export class AdminVotesController {
  constructor(
    private readonly query: AdminVotesQuery,
    private readonly counting: VoteCountingService,
  ) {}

  /** Many votes for one participant from one address within an hour, newest first; addresses are known for 60 days. */
  @Get('bursts')
  listVoteBursts(): Promise<VoteBurstDto[]> {
    return this.query.bursts();
  }

  /** Leaves a vote uncounted, or counts it again, until its month is fixed. */
  @Patch(':id')
  @ApiConflictResponse({ description: 'The votes of its month are fixed' })
  async countVote(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() admin: SignedInUser,
    @Body() dto: CountVoteDto,
  ): Promise<AdminVoteDto> {
    await this.counting.decide(admin, id, dto);
    return this.query.find(id);
  }
}
