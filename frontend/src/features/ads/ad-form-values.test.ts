import { expect, test } from 'vitest';
import { makeAd } from '../../testing/make-ad';
import { aRun } from '../../testing/samples';
import {
  emptyAdForm,
  isComplete,
  isWritten,
  shapeOf,
  toAdChanges,
  toAdRequest,
  toFormValues,
} from './ad-form-values';

const written = {
  ...emptyAdForm,
  title: ' Lamps ',
  description: ' Rent a lamp by the evening. ',
};

test('sends trimmed texts, and null for optional fields that are empty', () => {
  expect(toAdRequest({ ...written, imageUrl: '  ' })).toEqual({
    title: 'Lamps',
    description: 'Rent a lamp by the evening.',
    category: 'design',
    format: null,
    imageUrl: null,
    destinationUrl: null,
    callToAction: null,
    startsAt: null,
  });
});

test('sends a text ad as such, without the picture it may have had before', () => {
  expect(toAdRequest({ ...written, kind: 'text', imageUrl: '/api/uploads/7' })).toMatchObject({
    format: 'text',
    imageUrl: null,
  });
});

test('fills the form from an ad without changing it on the way back', () => {
  const ad = makeAd({ imageUrl: '/demo/lamps.svg', callToAction: 'Rent a lamp' });
  expect(makeAd(toAdChanges(toFormValues(ad), ad))).toEqual(ad);
});

test('finds a text ad and the format of an uploaded picture again', () => {
  expect(toFormValues(makeAd({ format: 'text' }))).toMatchObject({ kind: 'text' });
  const sidebar = makeAd({ format: 'sidebar', imageUrl: '/api/uploads/7' });
  expect(toFormValues(sidebar)).toMatchObject({ kind: 'picture', pictureFormat: 'sidebar' });
});

test('knows that a copied picture is cut to no format', () => {
  const copied = toFormValues(makeAd({ format: null, imageUrl: '/api/uploads/7' }));
  expect(shapeOf(copied)).toBeNull();
  expect(shapeOf({ ...copied, imageUrl: '/api/uploads/8' })).toBe('banner');
  expect(shapeOf(toFormValues(makeAd({ format: 'sidebar', imageUrl: '/api/uploads/7' })))).toBe('sidebar');
});

test('begins the run with the chosen day in UTC', () => {
  expect(toAdRequest({ ...written, startsAt: '2026-12-01' }).startsAt).toBe('2026-12-01T00:00:00.000Z');
});

test('leaves a start alone that was not touched, and takes it back where it was emptied', () => {
  const ad = makeAd({ status: 'pending', run: aRun({ startsAt: '2026-12-01T09:30:00.000Z' }) });
  const values = toFormValues(ad);
  expect(values.startsAt).toBe('2026-12-01');
  expect(toAdChanges(values, ad)).not.toHaveProperty('startsAt');
  expect(toAdChanges({ ...values, startsAt: '' }, ad)).toMatchObject({ startsAt: null });
  expect(toAdChanges({ ...values, startsAt: '2026-12-02' }, ad)).toMatchObject({
    startsAt: '2026-12-02T00:00:00.000Z',
  });
});

test('offers no start of a run that has begun', () => {
  const run = aRun({ state: 'running', startsAt: '2026-11-01T00:00:00.000Z' });
  expect(toFormValues(makeAd({ run })).startsAt).toBeUndefined();
});

test.each([
  ['has begun', makeAd({ run: aRun({ state: 'running', startsAt: '2026-11-01T00:00:00.000Z' }) })],
  ['is not known', makeAd({ run: undefined })],
])(
  'sends no start that the form does not show, as one of an earlier draft, where the run %s',
  (_what, ad) => {
    const values = toFormValues(ad);
    expect(toAdChanges({ ...values, startsAt: '2126-12-20' }, ad)).not.toHaveProperty('startsAt');
    expect(toAdChanges({ ...values, startsAt: '' }, ad)).not.toHaveProperty('startsAt');
  },
);

test('declares only what was declared', () => {
  expect(toAdRequest(written)).not.toHaveProperty('notOwnProject');
  expect(toAdRequest({ ...written, notOwnProject: true })).toMatchObject({ notOwnProject: true });
});

test('is complete with a website and words on the button', () => {
  expect(isComplete(written)).toBe(false);
  expect(isComplete({ ...written, destinationUrl: 'https://example.org', callToAction: 'Rent' })).toBe(true);
});

test('misses words and pictures, and no choices', () => {
  expect(isWritten({ ...emptyAdForm, kind: 'text', title: '  ' })).toBe(false);
  expect(isWritten({ ...emptyAdForm, imageUrl: '/api/uploads/7' })).toBe(true);
});
