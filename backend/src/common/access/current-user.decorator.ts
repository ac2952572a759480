import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Role } from './access.decorator.js';

/** What requests know of the signed-in account; features read the rest from its owner module. */
export interface SignedInUser {
  id: number;
  username: string;
  role: Role;
}

declare global {
  // Passport types request.user as Express.User: this says what ours holds.
  namespace Express {
    interface User extends SignedInUser {}
  }
}

/** The signed-in account of the request, or undefined on public routes. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
);
