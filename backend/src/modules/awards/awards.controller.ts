import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { AwardsQuery } from './awards.query.js';
import { AwardDto } from './dto/award.dto.js';

@ApiTags('awards')
@Controller('awards')
export class AwardsController {
  constructor(private readonly query: AwardsQuery) {}

  /** The season's awards with their standings: as they are, or as they were when the award closed. */
  @Get()
  @Anyone()
  async listAwards(): Promise<AwardDto[]> {
    return (await this.query.list()).map(AwardDto.from);
  }
}
