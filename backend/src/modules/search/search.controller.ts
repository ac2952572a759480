import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { Anyone } from '../../common/access/access.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { SearchResultDto } from './dto/search-result.dto.js';
import { SearchDto } from './dto/search.dto.js';
import { searchKey } from './search-key.js';
import { SearchLimit } from './search-limit.service.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(
    private readonly service: SearchService,
    private readonly limit: SearchLimit,
  ) {}

  /** Finds participants, reports and approved ads of which everybody may know, by their words; everybody is answered alike. A network may look for so much that nobody has looked for just before. */
  @Get()
  @Anyone()
  @PublicAnswer({
    path: '/search',
    takesQuery: true,
    shows: ['ads', 'users', 'participant_profiles', 'progress_updates'],
    namesAsker: true,
    keyOf: searchKey,
  })
  @ApiTooManyRequestsResponse({ description: 'Too many searches of this network; see Retry-After' })
  async search(@Query() wanted: SearchDto, @Req() { ip }: Request): Promise<SearchResultDto> {
    await this.limit.takePoint(ip);
    return this.service.search(wanted);
  }
}
