import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { ConfigDto } from './dto/site-config.dto.js';
import { SiteConfigService } from './site-config.service.js';

@ApiTags('config')
@Controller('config')
export class SiteConfigController {
  constructor(private readonly siteConfig: SiteConfigService) {}

  /** Chains, contracts and price of this installation. */
  @Get()
  @Anyone()
  @PublicAnswer({ path: '/config', shows: [], forMs: 200 })
  getConfig(): Promise<ConfigDto> {
    return this.siteConfig.get();
  }
}
