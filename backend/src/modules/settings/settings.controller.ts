import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { ChallengeSettingsDto } from './dto/challenge-settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('settings')
@Controller('challenge/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** End date and number of places of the challenge. */
  @Get()
  @Anyone()
  getChallengeSettings(): Promise<ChallengeSettingsDto> {
    return this.settings.challengeSettings();
  }
}
