import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { SearchResultDto } from './dto/search-result.dto.js';
import { SearchDto } from './dto/search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(private readonly service: SearchService) {}

  /** Finds participants, reports and approved ads of which everybody may know, by their words; everybody is answered alike. */
  @Get()
  @Anyone()
  @PublicAnswer({ shows: ['ads', 'users', 'participant_profiles', 'progress_updates'] })
  async search(@Query() wanted: SearchDto): Promise<SearchResultDto> {
    return this.service.search(wanted);
  }
}
