import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { AppError } from '../errors/app-error.js';

/** Roles of the specification's section 6. */
export const ROLES = ['user', 'viewer', 'participant', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call a route: anyone, anyone signed in, or the listed roles. */
export type AccessRule = 'anyone' | 'signed-in' | readonly Role[];

export const ACCESS_RULE = 'access-rule';
export const REFUSAL = 'access-refusal';
export const STEP_UP = 'access-step-up';
export const WITHOUT_ADDRESS = 'access-without-address';
export const DECIDED_BY_GUARD = 'access-decided-by-guard';

const rule = (value: AccessRule) => SetMetadata(ACCESS_RULE, value);
const documentedSession = () => [
  ApiCookieAuth('sid'),
  ApiUnauthorizedResponse({ description: 'Not signed in' }),
];

/** Every route carries one of these; the guard refuses routes without a rule. */
export const Anyone = () => rule('anyone');

export const SignedIn = () => applyDecorators(rule('signed-in'), ...documentedSession());

export const Roles = (...roles: Role[]) =>
  applyDecorators(
    rule(roles),
    ...documentedSession(),
    ApiForbiddenResponse({ description: `For ${roles.join(', ')} accounts only` }),
  );

/** Whether other roles may is left to a guard of the route, with which alone this is declared. */
export const DecidedByGuard = () => SetMetadata(DECIDED_BY_GUARD, true);

/** What the wrong role is told, where there is more to say than no. */
export const Refusal = (refuse: () => AppError) => SetMetadata(REFUSAL, refuse);

/** What an account may change that has to give an address first. */
export const WithoutAddress = () => SetMetadata(WITHOUT_ADDRESS, true);

/**
 * For what a session is not enough: `factor` asks whoever has a second factor for a proof of the last ten minutes, `always` asks
 * everybody for one; `coins` asks everybody for one of the last eight hours, or a sign-in.
 */
export type StepUpRule = 'factor' | 'always' | 'coins';

/** The account must have proved itself as each of these asks; see auth/step-up. */
export const StepUp = (...asks: StepUpRule[]) =>
  applyDecorators(
    SetMetadata(STEP_UP, asks.length === 0 ? ['factor'] : asks),
    ApiForbiddenResponse({
      description: 'step_up_needed: prove by auth/step-up who you are, then ask again',
    }),
  );
