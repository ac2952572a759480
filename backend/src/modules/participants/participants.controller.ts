import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { Anyone, Refusal, Roles, SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { SeasonFilterDto } from '../seasons/dto/season-filter.dto.js';
import { EligibilityDto } from './dto/eligibility.dto.js';
import { OwnParticipantDto } from './dto/own-participant.dto.js';
import { ParticipantDto } from './dto/participant.dto.js';
import { RegisterParticipantDto } from './dto/register-participant.dto.js';
import { UpdateParticipantDto } from './dto/update-participant.dto.js';
import { EligibilityService } from './eligibility.service.js';
import type { Participant } from './entities/participant.entity.js';
import { ForParticipants } from './holds-place.guard.js';
import { invitationOnly } from './participants.errors.js';
import { ParticipantsQuery } from './participants.query.js';
import { ParticipantsService } from './participants.service.js';
import { Portraits } from './portraits.js';

@ApiTags('participants')
@Controller('participants')
export class ParticipantsController {
  constructor(
    private readonly participants: ParticipantsService,
    private readonly query: ParticipantsQuery,
    private readonly eligibility: EligibilityService,
    private readonly portraits: Portraits,
  ) {}

  /** Those who hold a place in a season, by its number; 404 for strangers where it has not begun, for accounts until a week before. */
  @Get()
  @Anyone()
  @PublicAnswer({ path: '/participants', takesQuery: true, shows: ['participants', 'seasons'] })
  async listParticipants(
    @Query() { season }: SeasonFilterDto,
    @CurrentUser() reader?: SignedInUser,
  ): Promise<ParticipantDto[]> {
    return (await this.query.listActive(reader, season)).map(ParticipantDto.from);
  }

  /** The signed-in participant's own record, of the current season before all others; 404 when it cannot be found. */
  @Get('user')
  @ForParticipants()
  async getOwnParticipant(
    @CurrentUser() user: SignedInUser,
    @Query() { season }: SeasonFilterDto,
  ): Promise<OwnParticipantDto> {
    return this.ownAnswer(await this.query.findOwn(user.id, season));
  }

  /** The signed-in account's own places in seasons that are not closed, the newest first: it may take part in one and have applied for the next. */
  @Get('user/places')
  @ForParticipants()
  async listOwnPlaces(@CurrentUser() user: SignedInUser): Promise<OwnParticipantDto[]> {
    const places = await this.query.listOpenPlaces(user.id);
    return Promise.all(places.map(async (place) => this.ownAnswer(place)));
  }

  /** Changes one's own profile and links; 409 once the season is closed. */
  @Patch('user')
  @ForParticipants()
  @ApiTooManyRequestsResponse({ description: 'Too many changes; see Retry-After' })
  async updateOwnParticipant(
    @CurrentUser() user: SignedInUser,
    @Query() { season }: SeasonFilterDto,
    @Body() dto: UpdateParticipantDto,
  ): Promise<OwnParticipantDto> {
    return this.ownAnswer(await this.participants.updateOwn(user.id, dto, season));
  }

  /** Whether the signed-in account may register, and why not. */
  @Get('eligibility')
  @SignedIn()
  async getEligibility(@CurrentUser() user: SignedInUser): Promise<EligibilityDto> {
    return EligibilityDto.from(await this.eligibility.of(user.id));
  }

  /** Takes the next place. 403 without an invitation, 409 for a second time, when all places are taken or once the season is over. */
  @Post()
  @Roles('user', 'participant')
  @Refusal(invitationOnly)
  @ApiConflictResponse({ description: 'Registered already, all places are taken, or the season is over' })
  async registerParticipant(
    @CurrentUser() user: SignedInUser,
    @Body() dto: RegisterParticipantDto,
  ): Promise<OwnParticipantDto> {
    return this.ownAnswer(await this.participants.register(user, dto));
  }

  private async ownAnswer(participant: Participant): Promise<OwnParticipantDto> {
    return OwnParticipantDto.forThemselves(participant, await this.portraits.copyOf(participant));
  }
}
