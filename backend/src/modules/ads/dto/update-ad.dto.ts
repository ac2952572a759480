import { PartialType } from '@nestjs/swagger';
import { CreateAdDto } from './create-ad.dto.js';

/** What its owner may change of an ad; it goes back to moderation. */
export class UpdateAdDto extends PartialType(CreateAdDto, { skipNullProperties: false }) {}
