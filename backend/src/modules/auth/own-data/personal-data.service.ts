import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeavingAccount, PersonalDataPart } from './personal-data.types.js';

/**
 * Knows from the modules themselves what they keep of accounts. They register when they are initialised, for which a module
 * waits for those that it stands on: so what stands on others is exported last, and erased first.
 */
@Injectable()
export class PersonalData {
  private readonly parts: PersonalDataPart[] = [];

  register(...parts: PersonalDataPart[]): void {
    this.parts.push(...parts);
  }

  /** As JSON, one key a part, piece by piece: nothing is held that was not asked for. */
  async *toJson(manager: EntityManager, userId: number): AsyncGenerator<string> {
    yield `{"exportedAt":${JSON.stringify(new Date())}`;
    for (const part of this.parts) {
      if (!part.export) continue;
      yield `,\n${JSON.stringify(part.name)}:`;
      yield* textOf(part.export(manager, userId));
    }
    yield '}\n';
  }

  /** Before the account is locked. */
  async hold(manager: EntityManager, userId: number): Promise<void> {
    for (const part of this.parts) await part.hold?.(manager, userId);
  }

  async erase(manager: EntityManager, account: LeavingAccount): Promise<void> {
    for (const part of this.parts.toReversed()) await part.erase?.(manager, account);
  }
}

async function* textOf(data: AsyncIterable<object> | Promise<object | null>): AsyncGenerator<string> {
  if (!(Symbol.asyncIterator in data)) {
    yield JSON.stringify(await data);
    return;
  }
  let before = '[';
  for await (const row of data) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[' ? '[]' : ']';
}
