import { Body, Controller, Get, Post, Req, UseGuards } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { SignedIn } from '../../common/access/access.decorator.js';
import { accountOf } from '../../common/access/account-of-session.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ConfirmedEmailGuard } from '../auth/confirmed-email.guard.js';
import { publicName } from '../auth/public-name.js';
import { CastVoteDto } from './dto/cast-vote.dto.js';
import { NewVoteDto, OwnVoteDto } from './dto/vote.dto.js';
import { FirstVotes } from './first-votes.service.js';
import { VotesService } from './votes.service.js';

@ApiTags('votes')
@Controller('votes')
export class VotesController {
  constructor(
    private readonly votes: VotesService,
    private readonly firstVotes: FirstVotes,
  ) {}

  /** Votes for a participant, once a calendar month (UTC); 409 tells when the next one begins. */
  @Post()
  @SignedIn()
  @UseGuards(ConfirmedEmailGuard)
  @ApiForbiddenResponse({
    description:
      'A vote for oneself, or an address that is not confirmed where the site sends mail; altcha_needed for a first vote from where many accounts were made',
  })
  @ApiNotFoundResponse({ description: 'No such participant or award' })
  @ApiConflictResponse({
    description:
      'Voted already this month, or another account of the same mailbox has; or the award is not open',
  })
  @ApiTooManyRequestsResponse({ description: 'Too many refused votes; see Retry-After' })
  async castVote(
    @CurrentUser() voter: SignedInUser,
    @Body() dto: CastVoteDto,
    @Req() request: Request,
  ): Promise<NewVoteDto> {
    const account = accountOf(request)!;
    const { email, mailbox } = account;
    const from = { address: request.ip ?? 'unknown', email, mailbox, name: publicName(account) };
    await this.firstVotes.allow(voter.id, from.address, dto.altcha);
    return NewVoteDto.from(await this.votes.cast(voter, dto, from));
  }

  /** The signed-in account's own votes, newest first. */
  @Get('user')
  @SignedIn()
  async listOwnVotes(@CurrentUser() voter: SignedInUser): Promise<OwnVoteDto[]> {
    return (await this.votes.listOwn(voter.id)).map(OwnVoteDto.from);
  }
}
