import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { AltchaService } from './altcha.service.js';
import { AltchaChallengeDto } from './dto/altcha-challenge.dto.js';

@ApiTags('altcha')
@Controller('altcha')
export class AltchaController {
  constructor(private readonly altcha: AltchaService) {}

  /** A challenge for a browser, whose solution counts once, for ten minutes. Needed where a call answers 403 altcha_needed. */
  @Get()
  @Anyone()
  @Header('Cache-Control', 'no-store')
  async getAltcha(): Promise<AltchaChallengeDto> {
    return AltchaChallengeDto.from(await this.altcha.issue());
  }
}
