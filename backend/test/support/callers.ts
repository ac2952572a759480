import type { AccessRule, Role } from '../../src/common/access/access.decorator.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from './client.js';
import type { PlacedOperation } from './open-api.js';
import { routesOf } from './routes.js';
import type { TestApp } from './test-app.js';

type Caller = Role | 'visitor';

/** For each operation somebody who may call it: whoever may not is refused before the body is read, and nothing of it was tried. */
export class Callers {
  private constructor(
    private readonly rules: ReadonlyMap<string, AccessRule | undefined>,
    private readonly clients: Record<Caller, Client>,
  ) {}

  static async prepare(app: TestApp): Promise<Callers> {
    const rules = new Map(routesOf(app).map(({ name, rule }) => [name, rule]));
    const [participant] = await invited(app, 1);
    await takePlace(participant!);
    return new Callers(rules, {
      visitor: app.client(),
      participant: await proven(participant!),
      user: await proven(await signedIn(app)),
      viewer: await proven(await signedIn(app, 'viewer')),
      admin: await proven(await signedIn(app, 'admin')),
    });
  }

  as(caller: Caller): Client {
    return this.clients[caller];
  }

  /** Of several who may, the one who may do the least. */
  of({ name }: PlacedOperation): Client {
    const route = name.replace(' /api', ' ').replaceAll(/\{(\w+)\}/g, ':$1');
    if (!this.rules.has(route)) throw new Error(`No route is called ${route}`);
    return this.clients[callerOf(this.rules.get(route))];
  }
}

/** What asks for a proof is refused before its body is read, too. */
async function proven({ client, password }: SignedIn): Promise<Client> {
  await client.post('/auth/step-up', { password }).expect(204);
  return client;
}

function callerOf(rule: AccessRule | undefined): Caller {
  if (rule === 'anyone') return 'visitor';
  if (rule === undefined || rule === 'signed-in') return 'user';
  return (['user', 'viewer', 'participant', 'admin'] as const).find((role) => rule.includes(role))!;
}
