import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { LivenessDto } from './dto/liveness.dto.js';
import { Readiness } from './readiness.service.js';

/** For whatever keeps the processes running and sends them requests. */
@ApiTags('health')
@Controller()
export class LivenessController {
  constructor(private readonly readiness: Readiness) {}

  /** 200 for as long as the process answers at all: one that does not has to be started anew. */
  @Get('live')
  @Anyone()
  @Header('Cache-Control', 'no-store')
  getLive(): LivenessDto {
    return { status: 'ok' };
  }

  /**
   * 200 while this process should be sent requests, 503 while its database is away or not migrated, and before it ends. A
   * chain that is away changes nothing: the site can be read without it.
   */
  @Get('ready')
  @Anyone()
  @Header('Cache-Control', 'no-store')
  async getReady(): Promise<LivenessDto> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}
