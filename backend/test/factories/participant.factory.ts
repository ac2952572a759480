import type { OwnParticipantDto } from '../../src/modules/participants/dto/own-participant.dto.js';
import type { TestApp } from '../support/test-app.js';
import { acceptInvitation } from './identity.factory.js';
import { invite } from './settings.factory.js';
import { type SignedIn, signedIn } from './user.factory.js';

/** An application that the policy accepts as it stands. */
export function participantInput(changes: object = {}) {
  return {
    name: 'Amina Diallo',
    bio: 'I grew up beside a river that could not be drunk from.',
    profession: 'Water engineer',
    age: 27,
    graduationYear: new Date().getUTCFullYear() - 1,
    workExperience: 2,
    projectDescription: 'Sand filters that a village can build, sell and repair by itself, with local clay.',
    ...changes,
  };
}

/** Accounts of role user whose addresses are the whole whitelist, and who accepted their invitations. */
export async function invited(app: TestApp, count: number): Promise<SignedIn[]> {
  const people = await Promise.all(Array.from({ length: count }, async () => signedIn(app)));
  const admin = await app.admin();
  await invite(
    admin,
    people.map(({ email }) => email),
  );
  for (const person of people) await acceptInvitation(admin, person);
  return people;
}

/** Registers somebody who is invited. */
export async function takePlace({ client }: SignedIn, changes: object = {}): Promise<OwnParticipantDto> {
  const { body } = await client.post('/participants', participantInput(changes)).expect(201);
  return body as OwnParticipantDto;
}
