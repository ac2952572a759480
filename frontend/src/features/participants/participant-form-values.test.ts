import { expect, test } from 'vitest';
import { toRegistration } from './participant-form-values';

const filled = {
  name: ' Amina ',
  profession: 'Water engineer',
  bio: 'I grew up beside a river.',
  projectDescription: 'Sand filters that a village can build, sell and repair by itself.',
  age: 27,
  graduationYear: 2025,
  workExperience: 0,
};

test('sends trimmed texts and the figures as they are', () => {
  expect(toRegistration(filled)).toMatchObject({ name: 'Amina', age: 27, workExperience: 0 });
});

test('sends null for optional fields that are empty', () => {
  const { profileImageUrl, socialTwitter } = toRegistration({ ...filled, profileImageUrl: '  ' });
  expect([profileImageUrl, socialTwitter]).toEqual([null, null]);
});

test('sends the links that were given', () => {
  const { socialWebsite } = toRegistration({ ...filled, socialWebsite: ' https://example.org ' });
  expect(socialWebsite).toBe('https://example.org');
});
