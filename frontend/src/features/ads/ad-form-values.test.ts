import { expect, test } from 'vitest';
import { makeAd } from '../../testing/make-ad';
import { emptyAdForm, isWritten, shapeOf, toAdRequest, toFormValues } from './ad-form-values';

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
  expect(makeAd(toAdRequest(toFormValues(ad)))).toEqual(makeAd(ad));
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

test('misses words and pictures, and no choices', () => {
  expect(isWritten({ ...emptyAdForm, kind: 'text', title: '  ' })).toBe(false);
  expect(isWritten({ ...emptyAdForm, imageUrl: '/api/uploads/7' })).toBe(true);
});
