import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { AppConfig } from '../../config/app-config.js';
import { defineFailure } from '../errors/app-error.js';
import { Anyone, Refusal, Roles, SignedIn, StepUp } from './access.decorator.js';
import { AccessGuard } from './access.guard.js';
import { rememberAccount, type SessionAccount } from './account-of-session.js';
import type { SignedInUser } from './current-user.decorator.js';

const tellMore = defineFailure(403, 'more_to_say', 'Become an advertiser first');

class Controller {
  @Anyone()
  open(): void {}

  @SignedIn()
  personal(): void {}

  @Roles('admin')
  administrative(): void {}

  @Roles('user', 'admin')
  @Refusal(tellMore)
  advertising(): void {}

  @Roles('viewer', 'admin')
  voting(): void {}

  @SignedIn()
  @StepUp()
  guarded(): void {}

  @SignedIn()
  @StepUp('always')
  guardedAlways(): void {}

  @SignedIn()
  @StepUp('coins')
  moving(): void {}

  @SignedIn()
  @StepUp('factor', 'coins')
  movingAtOnce(): void {}

  undeclared(): void {}
}

@Roles('admin')
class AdminController {
  administrative(): void {}

  @Anyone()
  open(): void {}
}

interface Caller {
  role?: SignedInUser['role'];
  production?: boolean;
  secondFactor?: boolean;
  steppedUp?: { until: number; withFactor: boolean };
  signedInAt?: string;
}

/** Whether a method may be called; by nobody signed in where no role is given. */
function mayCall(
  method: string,
  { role, production = false, secondFactor, ...session }: Caller = {},
  controller: new () => object = Controller,
): boolean {
  const user = role && { id: 1, username: 'somebody', role };
  const request = { user, session } as unknown as Request;
  if (secondFactor !== undefined) rememberAccount(request, { secondFactor } as SessionAccount);
  const context = {
    getHandler: () => Reflect.get(controller.prototype as object, method) as () => void,
    getClass: () => controller,
    switchToHttp: () => ({ getRequest: () => request }),
  };
  return new AccessGuard(new Reflector(), { production } as AppConfig).canActivate(
    context as unknown as ExecutionContext,
  );
}

describe('the access guard', () => {
  it('lets anyone into what is open', () => {
    expect(mayCall('open')).toBe(true);
    expect(mayCall('open', { role: 'viewer' })).toBe(true);
  });

  it('asks visitors to sign in', () => {
    expect(() => mayCall('personal')).toThrow('Please sign in first');
    expect(() => mayCall('administrative')).toThrow('Please sign in first');
    expect(mayCall('personal', { role: 'viewer' })).toBe(true);
  });

  it('keeps other roles out', () => {
    expect(() => mayCall('administrative', { role: 'user' })).toThrow('You are not allowed to do this');
    expect(mayCall('administrative', { role: 'admin' })).toBe(true);
  });

  it('tells the wrong role what the route has to say', () => {
    expect(() => mayCall('advertising', { role: 'viewer' })).toThrow('Become an advertiser first');
    expect(mayCall('advertising', { role: 'user' })).toBe(true);
  });

  it('lets nobody call a route that declares no rule', () => {
    expect(() => mayCall('undeclared')).toThrow('Please sign in first');
    expect(() => mayCall('undeclared', { role: 'admin' })).toThrow('You are not allowed to do this');
  });

  it('takes the rule of the class where the route has none of its own', () => {
    expect(() => mayCall('administrative', { role: 'user' }, AdminController)).toThrow('not allowed');
    expect(mayCall('administrative', { role: 'admin' }, AdminController)).toBe(true);
    expect(mayCall('open', {}, AdminController)).toBe(true);
  });
});

describe("an administrator's second factor", () => {
  const admin = { role: 'admin', production: true } as const;

  it('is required in production for what administrators alone may do', () => {
    expect(() => mayCall('administrative', { ...admin, secondFactor: false })).toThrow(
      'need a second factor',
    );
    expect(() => mayCall('voting', { ...admin, secondFactor: false })).toThrow('need a second factor');
    expect(() => mayCall('administrative', admin)).toThrow('need a second factor');
    expect(mayCall('administrative', { ...admin, secondFactor: true })).toBe(true);
  });

  it('is not required for what every account may do, so that one can be set up', () => {
    expect(mayCall('personal', { ...admin, secondFactor: false })).toBe(true);
    expect(mayCall('advertising', { ...admin, secondFactor: false })).toBe(true);
  });

  it('is required of no other role, and not on the own machine', () => {
    expect(mayCall('voting', { role: 'viewer', production: true, secondFactor: false })).toBe(true);
    expect(mayCall('administrative', { ...admin, production: false, secondFactor: false })).toBe(true);
  });
});

describe('a step that a session is not enough for', () => {
  const until = Date.now() + 60_000;
  const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;

  it('asks whoever has a second factor for a proof with it', () => {
    const somebody = { role: 'user', secondFactor: true } as const;
    expect(() => mayCall('guarded', somebody)).toThrow('confirm first that it is you');
    const byPassword = { ...somebody, steppedUp: { until, withFactor: false } };
    expect(() => mayCall('guarded', byPassword)).toThrow('confirm first that it is you');
    expect(mayCall('guarded', { ...somebody, steppedUp: { until, withFactor: true } })).toBe(true);
  });

  it('asks others only where it asks everybody', () => {
    const somebody = { role: 'user', secondFactor: false } as const;
    expect(mayCall('guarded', somebody)).toBe(true);
    expect(() => mayCall('guardedAlways', somebody)).toThrow('confirm first that it is you');
    expect(mayCall('guardedAlways', { ...somebody, steppedUp: { until, withFactor: false } })).toBe(true);
  });

  it('is refused once the proof is too old', () => {
    const late = { role: 'user', steppedUp: { until: Date.now() - 1, withFactor: true } } as const;
    expect(() => mayCall('guardedAlways', late)).toThrow('confirm first that it is you');
  });

  it('lets coins be moved for eight hours after a proof, or after a sign-in where there is no second factor', () => {
    const proof = (hours: number) => ({ until: hoursAgo(hours) + 600_000, withFactor: true });
    const admin = { role: 'admin', secondFactor: true } as const;
    const signedInAt = new Date(hoursAgo(7)).toISOString();
    expect(mayCall('moving', { ...admin, steppedUp: proof(7) })).toBe(true);
    expect(() => mayCall('moving', { ...admin, steppedUp: proof(8) })).toThrow('confirm first');
    expect(() => mayCall('moving', { ...admin, signedInAt })).toThrow('confirm first');
    expect(mayCall('moving', { ...admin, secondFactor: false, signedInAt })).toBe(true);
    expect(() => mayCall('moving', { ...admin, secondFactor: false })).toThrow('confirm first');
  });

  it('holds to each rule where there are several', () => {
    const steppedUp = { until: hoursAgo(1) + 600_000, withFactor: true };
    expect(() => mayCall('movingAtOnce', { role: 'admin', secondFactor: true, steppedUp })).toThrow(
      'confirm first',
    );
    expect(mayCall('movingAtOnce', { role: 'admin', secondFactor: false, steppedUp })).toBe(true);
    expect(() => mayCall('movingAtOnce', { role: 'admin', secondFactor: false })).toThrow('confirm first');
  });
});
