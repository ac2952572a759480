import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { TokenomicsDto } from './dto/tokenomics.dto.js';
import { TokenomicsService } from './tokenomics.service.js';

@ApiTags('tokenomics')
@Controller('tokenomics')
export class TokenomicsController {
  constructor(private readonly tokenomics: TokenomicsService) {}

  /** The platform's figures, from verified transactions only. */
  @Get()
  @Anyone()
  @PublicAnswer({ path: '/tokenomics', shows: ['ad_payments', 'nft_badges', 'vote_totals'], forMs: 200 })
  getTokenomics(): Promise<TokenomicsDto> {
    return this.tokenomics.summary();
  }
}
