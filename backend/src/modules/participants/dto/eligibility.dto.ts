import { ApiProperty } from '@nestjs/swagger';
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

  static from(eligibility: Eligibility): EligibilityDto {
    const { state } = eligibility;
    const eligible = state === 'open';
    return { eligible, message: eligible ? INVITATION : eligibility.refusal.message, state };
  }
}
