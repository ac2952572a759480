import { PartialType } from '@nestjs/swagger';
import { ParticipantProfileDto } from './participant-profile.dto.js';

/** What participants may change of their own record; what the policy looked at stays. */
export class UpdateParticipantDto extends PartialType(ParticipantProfileDto, {
  skipNullProperties: false,
}) {}
