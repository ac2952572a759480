import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { SettingsService } from '../settings/settings.service.js';
import { ChallengeSettingsDto } from './dto/challenge-settings.dto.js';
import { PlacesService } from './places.service.js';

/** Stands here and not with the settings, as only this module knows how many places are taken. */
@ApiTags('settings')
@Controller('challenge/settings')
export class ChallengeSettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly places: PlacesService,
    private readonly seasons: SeasonsQuery,
  ) {}

  /** Start and end of the current season, the places of the one that takes applications and how many are taken, for how long an ad runs, whose films play here, the numbers of both seasons, and whether one can apply at all. */
  @Get()
  @Anyone()
  @PublicAnswer({ path: '/challenge/settings', shows: ['settings', 'seasons', 'participant_profiles'] })
  async getChallengeSettings(): Promise<ChallengeSettingsDto> {
    const challengeStartDate = await this.settings.challengeStartDate();
    const challengeEndDate = await this.settings.challengeEndDate();
    const applyingSeason = await this.seasons.applying();
    const applied = await this.seasons.find(applyingSeason);
    const { places, taken } = await this.places.tally(applyingSeason);
    return {
      challengeStartDate,
      challengeEndDate,
      maxParticipants: places,
      participantsCount: taken,
      adRunDays: await this.settings.adRunDays(),
      videoHosts: await this.settings.videoHosts(),
      season: await this.seasons.current(),
      applyingSeason,
      takesApplications: this.seasons.refusalToTakePartIn(applied) === undefined,
    };
  }
}
