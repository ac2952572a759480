import type { DeskParticipant } from './judging-api';
import { isSame, toDraft } from './score-draft';

/** How far a judge has come with a participant; a draft comes before what it will take the place of. */
export type PlaceState = 'none' | 'draft' | 'saved' | 'close';

export function stateOf({ score, draft }: DeskParticipant): PlaceState {
  if (draft && !isSame(toDraft(draft), toDraft(score))) return 'draft';
  if (!score) return 'none';
  return score.conflict ? 'close' : 'saved';
}

/** Whom the judge may score, by their places: an order that stays while scores are given. */
export const toBeScored = (participants: DeskParticipant[]): DeskParticipant[] =>
  participants.filter(({ own }) => !own).toSorted((one, other) => one.order - other.order);

/** The first without a score after a participant, going round. */
export function nextUnscored(
  people: DeskParticipant[],
  current: DeskParticipant,
): DeskParticipant | undefined {
  const place = people.indexOf(current);
  return [...people.slice(place + 1), ...people.slice(0, place)].find(({ score }) => !score);
}

/** Where a participant lies on the desk. */
export const deskAddress = (awardId: number, { participantId }: DeskParticipant) => ({
  search: `?award=${awardId}&participant=${participantId}`,
});
