import i18next from 'i18next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '../../api/api-error';
import type { Problem } from '../../api/generated/failure';
import { referenceIn } from '../toast/reference-in';
import { problemText, serverMessage } from './problem-text';

const tooShort: Problem = {
  code: 'title_too_short',
  params: { min: 5 },
  message: 'Title must be at least 5 characters',
};
const unknown = { code: 'invented_tomorrow', message: 'Something {{new}}' } as unknown as Problem;

const failure = (problem: Problem | null, fields: ApiError['fields'] = {}, status = 400): ApiError => ({
  status,
  message: '400: {}',
  problem,
  fields,
});

describe('in another language', () => {
  beforeAll(async () => {
    i18next.addResourceBundle('pl', 'errors', {
      title_too_short: 'Co najmniej {{min}} znaków',
      not_signed_in: 'Zaloguj się',
    });
    await i18next.changeLanguage('pl');
  });
  afterAll(() => i18next.changeLanguage('en'));

  it('tells a problem with its figures', () => {
    expect(problemText(i18next, tooShort)).toBe('Co najmniej 5 znaków');
  });

  it('keeps to the English sentence where the code has no text', () => {
    expect(problemText(i18next, unknown)).toBe('Something {{new}}');
  });

  it('tells of a whole failure', () => {
    expect(
      serverMessage(i18next, failure({ code: 'not_signed_in', message: 'Please sign in first' }), ''),
    ).toBe('Zaloguj się');
  });

  it('tells of wrong input what is wrong with the first field', () => {
    const invalid: Problem = { code: 'validation_failed', message: tooShort.message };
    expect(serverMessage(i18next, failure(invalid, { title: [tooShort] }), '')).toBe('Co najmniej 5 znaków');
  });
});

it('tells which of many addresses is wrong, as only the field knows', () => {
  const invalid: Problem = { code: 'email_invalid', message: 'Please enter a valid email address' };
  const wrongOne: Problem = {
    code: 'invited_email_invalid',
    params: { email: 'a.example.org' },
    message: 'Please enter a valid email address: a.example.org',
  };
  expect(serverMessage(i18next, failure(invalid, { value: [wrongOne] }), '')).toBe(wrongOne.message);
});

it('tells the same in English as the server', () => {
  expect(problemText(i18next, tooShort)).toBe(tooShort.message);
});

it('falls back to the given text where the server says nothing', () => {
  expect(serverMessage(i18next, failure(null), 'Please try again.')).toBe('Please try again.');
  expect(serverMessage(i18next, new Error('offline'), 'Please try again.')).toBe('Please try again.');
});

it.each([0, 502])('does not blame the reader when the server is away (%i)', (status) => {
  expect(serverMessage(i18next, failure(null, {}, status), 'Invalid username or password')).toBe(
    'The server does not answer at the moment. Please check your connection and try again.',
  );
});

it('names a failure of the site as its log does, behind the sentence, where it is found again', () => {
  const said = serverMessage(i18next, { ...failure(null, {}, 500), reference: 'b6f1-77' }, '');
  expect(said).toBe(
    'The server does not answer at the moment. Please check your connection and try again. Reference: b6f1-77',
  );
  expect(referenceIn(said)).toBe('b6f1-77');
  expect(referenceIn('Reference: see below')).toBeUndefined();
});

it('keeps to the language of the page where its words for failures could not be fetched', async () => {
  i18next.addResourceBundle('eo', 'common', {});
  await i18next.changeLanguage('eo');
  i18next.removeResourceBundle('eo', 'errors');
  expect(serverMessage(i18next, failure(tooShort), 'Bonvolu provi denove.')).toBe('Bonvolu provi denove.');
  await i18next.changeLanguage('en');
});
