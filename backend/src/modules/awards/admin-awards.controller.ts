import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { Roles, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AwardPeriodsService } from './award-periods.service.js';
import { AwardDto } from './dto/award.dto.js';
import { UpdateAwardDto } from './dto/update-award.dto.js';

@ApiTags('admin')
@Controller('admin/awards')
@Roles('admin')
export class AdminAwardsController {
  constructor(private readonly periods: AwardPeriodsService) {}

  /** Opens, closes or reopens an award, and changes its dates, reward and words. Closing keeps the standings as they are. */
  @Patch(':id')
  @StepUp()
  @ApiConflictResponse({ description: 'The award is not at the step before' })
  async updateAward(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() admin: SignedInUser,
    @Body() dto: UpdateAwardDto,
  ): Promise<AwardDto> {
    return AwardDto.from(await this.periods.change(admin, id, dto));
  }
}
