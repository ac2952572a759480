import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AlarmsService } from './alarms.service.js';
import type { AdminAlarmsDto } from './dto/admin-alarms.dto.js';

@ApiTags('admin')
@Controller('admin/alarms')
@Roles('admin')
export class AdminAlarmsController {
  constructor(private readonly alarms: AlarmsService) {}

  /** What happened to our contracts, or goes on, that somebody has to look at, newest first. */
  @Get()
  listAlarms(): Promise<AdminAlarmsDto> {
    return this.alarms.list();
  }

  /** An administrator has looked at what happened, which stands in the audit; once more changes nothing. */
  @Post(':id/acknowledge')
  @HttpCode(204)
  @ApiConflictResponse({ description: 'It ends by itself once its cause is gone' })
  acknowledgeAlarm(@Param('id', ParseIdPipe) id: number, @CurrentUser() admin: SignedInUser): Promise<void> {
    return this.alarms.acknowledge(admin, id);
  }
}
