import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { ProgressUpdateDto } from './dto/progress-update.dto.js';
import { RecordInteractionsDto } from './dto/record-interactions.dto.js';
import { InteractionsService } from './interactions.service.js';

@ApiTags('admin')
@Controller('admin/progress-updates')
@Roles('admin')
export class AdminProgressController {
  constructor(private readonly interactions: InteractionsService) {}

  /** Records how many interactions a report's posts found; the participant's sum follows. */
  @Patch(':id')
  async recordInteractions(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() admin: SignedInUser,
    @Body() { interactionCount }: RecordInteractionsDto,
  ): Promise<ProgressUpdateDto> {
    return ProgressUpdateDto.from(await this.interactions.record(admin, id, interactionCount));
  }
}
