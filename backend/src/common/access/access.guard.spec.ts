import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AppConfig } from '../../config/app-config.js';
import { Anyone, Roles, SignedIn } from './access.decorator.js';
import { AccessGuard } from './access.guard.js';
import type { SignedInUser } from './current-user.decorator.js';

class Controller {
  @Anyone()
  open(): void {}

  @SignedIn()
  personal(): void {}

  @Roles('admin')
  administrative(): void {}

  undeclared(): void {}
}

function mayCall(method: keyof Controller, role?: SignedInUser['role']): boolean {
  const user = role && { id: 1, username: 'somebody', role };
  const context = {
    getHandler: () => Controller.prototype[method],
    getClass: () => Controller,
    switchToHttp: () => ({ getRequest: () => ({ user }) }),
  };
  return new AccessGuard(new Reflector(), { production: false } as AppConfig).canActivate(
    context as unknown as ExecutionContext,
  );
}

describe('the access guard', () => {
  it('lets anyone into what is open', () => {
    expect(mayCall('open')).toBe(true);
    expect(mayCall('open', 'viewer')).toBe(true);
  });

  it('asks visitors to sign in', () => {
    expect(() => mayCall('personal')).toThrow('Please sign in first');
    expect(() => mayCall('administrative')).toThrow('Please sign in first');
    expect(mayCall('personal', 'viewer')).toBe(true);
  });

  it('keeps other roles out', () => {
    expect(() => mayCall('administrative', 'user')).toThrow('You are not allowed to do this');
    expect(mayCall('administrative', 'admin')).toBe(true);
  });

  it('lets nobody call a route that declares no rule', () => {
    expect(() => mayCall('undeclared')).toThrow('Please sign in first');
    expect(() => mayCall('undeclared', 'admin')).toThrow('You are not allowed to do this');
  });
});
