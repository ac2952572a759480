import { expect, test } from 'vitest';
import { aPlannedSeason, anAdminSeason } from '../../testing/season-samples';
import { toPlan, toSeasonChanges, toSeasonValues, valuesAfter } from './season-values';

const inFull = (utc: string) => `${utc}:00.000Z`;

test('plans a season with as many places as the one before, and leaves its name to the server', () => {
  const values = {
    ...valuesAfter(anAdminSeason({ places: 7 })),
    applicationsFrom: '2027-06-01T00:00',
    startsAt: '2027-09-01T00:00',
    endsAt: '2028-09-01T00:00',
    whitelist: ' Amina@Example.org,ben@example.org, ',
  };
  expect(toPlan(values)).toEqual({
    applicationsFrom: inFull('2027-06-01T00:00'),
    applicationsTo: null,
    startsAt: inFull('2027-09-01T00:00'),
    endsAt: inFull('2028-09-01T00:00'),
    reviewAt: null,
    ceremonyAt: null,
    places: 7,
    whitelist: ['amina@example.org', 'ben@example.org'],
  });
});

test('changes nothing that was left alone, on the revision that was seen', () => {
  const season = aPlannedSeason({ endsAt: '2028-09-01T00:00:59.999Z', name: 'Spring' });
  expect(toSeasonChanges(toSeasonValues(season), season)).toEqual({ revision: 1 });
});

test('changes what was typed, and takes back a date that was cleared', () => {
  const season = aPlannedSeason({ reviewAt: '2028-08-01T00:00:00.000Z' });
  const values = { ...toSeasonValues(season), reviewAt: '', places: 12, name: ' The second ', whitelist: '' };
  expect(toSeasonChanges(values, season)).toEqual({
    revision: 1,
    reviewAt: null,
    places: 12,
    name: 'The second',
    whitelist: [],
  });
});

test('gives a season whose name was cleared the usual one, which the form shows as none', () => {
  const named = aPlannedSeason({ name: 'Spring' });
  const changes = toSeasonChanges({ ...toSeasonValues(named), name: ' ' }, named);
  expect(changes).toEqual({ revision: 1, name: 'Season 2' });
  expect(toSeasonValues(aPlannedSeason())).toMatchObject({ name: '' });
  expect(toSeasonChanges(toSeasonValues(aPlannedSeason()), aPlannedSeason())).toEqual({ revision: 1 });
});
