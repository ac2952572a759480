import { PickType } from '@nestjs/swagger';
import { CreateAdDto } from './create-ad.dto.js';

/** What is said of a new ad that is like one before; a declaration that was made for that one is none for it. */
export class CopyAdDto extends PickType(CreateAdDto, ['notOwnProject']) {}
