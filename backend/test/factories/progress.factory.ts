import type { ProgressUpdateDto } from '../../src/modules/progress/dto/progress-update.dto.js';
import type { TestApp } from '../support/test-app.js';
import { invited, takePlace } from './participant.factory.js';
import type { SignedIn } from './user.factory.js';

/** A report that is good as it stands. */
export function progressInput(changes: object = {}) {
  return {
    title: 'The first ten filters are sold',
    description: 'We built twelve filters this month, broke two of them, and sold the other ten.',
    month: 1,
    ...changes,
  };
}

/** Somebody who holds a place, and its record's id. */
export interface Author extends SignedIn {
  participantId: number;
}

/** As many participants; nobody else is invited. */
export async function authors(app: TestApp, count: number, changes: object = {}): Promise<Author[]> {
  const people = await invited(app, count);
  const result: Author[] = [];
  for (const person of people)
    result.push({ ...person, participantId: (await takePlace(person, changes)).id });
  return result;
}

/** Files a report. */
export async function report({ client }: SignedIn, changes: object = {}): Promise<ProgressUpdateDto> {
  const { body } = await client.post('/progress-updates', progressInput(changes)).expect(201);
  return body as ProgressUpdateDto;
}
