import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { HealthDto } from './dto/health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /**
   * 200 only when database, chain, payments and queue work; 503 names what does not. For people and alarms: whether a process
   * should be sent requests is what `ready` tells, as much of the site goes on while the chain is away.
   */
  @Get()
  @Anyone()
  getHealth(): Promise<HealthDto> {
    return this.health.check();
  }
}
