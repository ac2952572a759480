import { OmitType, PartialType } from '@nestjs/swagger';
import { CreateProgressUpdateDto } from './create-progress-update.dto.js';

/** What its author may change of a report; it stays the report of its month. */
export class UpdateProgressUpdateDto extends PartialType(OmitType(CreateProgressUpdateDto, ['month']), {
  skipNullProperties: false,
}) {}
