import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { ChallengeSettingsDto } from './dto/challenge-settings.dto.js';
import { Setting } from './entities/setting.entity.js';

/** The specification's default when the setting is missing. */
const DEFAULT_MAX_PARTICIPANTS = 9;

/** Reads the challenge's settings. */
@Injectable()
export class SettingsService {
  constructor(@InjectRepository(Setting) private readonly settings: Repository<Setting>) {}

  async challengeSettings(): Promise<ChallengeSettingsDto> {
    const rows = await this.settings.findBy({ key: In(['challengeEndDate', 'maxParticipants']) });
    const values = new Map(rows.map(({ key, value }) => [key, value]));
    const places = values.get('maxParticipants');
    return {
      challengeEndDate: values.get('challengeEndDate') ?? null,
      maxParticipants: places === undefined ? DEFAULT_MAX_PARTICIPANTS : Number.parseInt(places, 10),
    };
  }
}
