import { expect, test } from 'vitest';
import { aPlannedSeason } from '../../testing/season-samples';
import { rebaseSeason } from './rebase-season';
import { toSeasonChanges, toSeasonValues } from './season-values';

const seen = aPlannedSeason({ whitelist: ['amina@example.org', 'ben@example.org'] });

test('keeps what was typed, and takes over what somebody else changed', () => {
  const present = { ...seen, revision: 2, places: 12, name: 'Spring' };
  const values = rebaseSeason({ ...toSeasonValues(seen), name: 'Autumn' }, seen, present);
  expect(values).toMatchObject({ name: 'Autumn', places: 12 });
  expect(toSeasonChanges(values, present)).toEqual({ revision: 2, name: 'Autumn' });
});

test('adds to the list what was added here and there, and takes off what was taken off here or there', () => {
  const present = { ...seen, revision: 2, whitelist: ['ben@example.org', 'chen@example.org'] };
  const typed = { ...toSeasonValues(seen), whitelist: 'amina@example.org, dana@example.org' };
  const values = rebaseSeason(typed, seen, present);
  expect(values.whitelist).toBe('chen@example.org, dana@example.org');
});
