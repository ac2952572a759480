import { PartialType } from '@nestjs/swagger';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { PlanSeasonDto } from './plan-season.dto.js';

/** What to change of a season; what is absent stays. */
export class ChangeSeasonDto extends PartialType(PlanSeasonDto, { skipNullProperties: false }) {
  /** The season's revision on which the change is based; one on an earlier revision is refused. @example 3 */
  @IsWholeNumber(1, MAX_ID)
  revision: number;
}
