import { ApiProperty } from '@nestjs/swagger';
import { ProblemDto } from '../../../common/errors/problem.dto.js';
import type { Eligibility } from '../eligibility.service.js';
import { REGISTRATION_STATES, type RegistrationState } from '../registration-state.types.js';

const INVITATION = 'You are invited. Take your place in the challenge.';

/** Whether the signed-in account may register as a participant. */
export class EligibilityDto {
  /** True in the state open alone. */
  eligible: boolean;

  /** A sentence for the person. @example 'The challenge is invitation-only.' */
  message: string;

  @ApiProperty({ enum: REGISTRATION_STATES, enumName: 'RegistrationState', example: 'restricted' })
  state: RegistrationState;

  /** What stands against it; null in the state open. */
  refusal: ProblemDto | null;

  static from(eligibility: Eligibility): EligibilityDto {
    const { state } = eligibility;
    if (state === 'open') return { eligible: true, message: INVITATION, state, refusal: null };
    const { problem } = eligibility.refusal;
    return { eligible: false, message: problem.message, state, refusal: problem };
  }
}
