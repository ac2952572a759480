import { SetMetadata } from '@nestjs/common';

/** Roles of the specification's section 6. */
export const ROLES = ['user', 'viewer', 'participant', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call a route: anyone, anyone signed in, or the listed roles. */
export type AccessRule = 'anyone' | 'signed-in' | readonly Role[];

export const ACCESS_RULE = 'access-rule';

/** Every route carries one of these; the guard refuses routes without a rule. */
export const Anyone = () => SetMetadata(ACCESS_RULE, 'anyone' satisfies AccessRule);
export const SignedIn = () => SetMetadata(ACCESS_RULE, 'signed-in' satisfies AccessRule);
export const Roles = (...roles: Role[]) => SetMetadata(ACCESS_RULE, roles satisfies AccessRule);
