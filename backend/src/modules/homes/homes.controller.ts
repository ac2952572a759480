import { Controller, Get } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { Roles, SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ForParticipants } from '../participants/holds-place.guard.js';
import { AdminHomeQuery } from './admin/admin-home.query.js';
import { AdvertiserHomeQuery } from './advertiser/advertiser-home.query.js';
import { AdminHomeDto } from './dto/admin-home.dto.js';
import { AdvertiserHomeDto } from './dto/advertiser-home.dto.js';
import { ParticipantHomeDto } from './dto/participant-home.dto.js';
import { ViewerHomeDto } from './dto/viewer-home.dto.js';
import { ParticipantHomeQuery } from './participant/participant-home.query.js';
import { ViewerHomeQuery } from './viewer/viewer-home.query.js';

/** One answer for each home: its page asks once, however much it shows. */
@ApiTags('homes')
@Controller('homes')
export class HomesController {
  constructor(
    private readonly viewers: ViewerHomeQuery,
    private readonly participants: ParticipantHomeQuery,
    private readonly advertisers: AdvertiserHomeQuery,
    private readonly admins: AdminHomeQuery,
  ) {}

  /** What whoever watches the challenge can do this month (UTC): whom to vote for, what those followed reported, what became of own votes. */
  @Get('viewer')
  @SignedIn()
  getViewerHome(@CurrentUser() { id }: SignedInUser): Promise<ViewerHomeDto> {
    return this.viewers.of(id);
  }

  /** What whoever takes part can do now: the report that is due, with what became of votes, followers and comments. */
  @Get('participant')
  @ForParticipants()
  @ApiNotFoundResponse({ description: 'The account has no place in a season' })
  getParticipantHome(@CurrentUser() user: SignedInUser): Promise<ParticipantHomeDto> {
    return this.participants.of(user);
  }

  /** Where the money of the signed-in account's ads is, coin by coin. */
  @Get('advertiser')
  @SignedIn()
  getAdvertiserHome(@CurrentUser() { id }: SignedInUser): Promise<AdvertiserHomeDto> {
    return this.advertisers.of(id);
  }

  /** What waits for a decision, and how many alarms are open. */
  @Get('admin')
  @Roles('admin')
  getAdminHome(): Promise<AdminHomeDto> {
    return this.admins.read();
  }
}
