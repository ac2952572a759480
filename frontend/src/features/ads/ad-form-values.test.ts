import { expect, test } from 'vitest';
import { makeAd } from '../../testing/make-ad';
import { toAdRequest, toFormValues } from './ad-form-values';

test('sends trimmed texts, and null for optional fields that are empty', () => {
  const values = {
    title: ' Lamps ',
    description: ' Rent a lamp by the evening. ',
    category: 'design',
    imageUrl: '  ',
  } as const;
  expect(toAdRequest(values)).toEqual({
    title: 'Lamps',
    description: 'Rent a lamp by the evening.',
    category: 'design',
    imageUrl: null,
    destinationUrl: null,
    callToAction: null,
  });
});

test('fills the form from an ad without changing it on the way back', () => {
  const ad = makeAd({ imageUrl: '/demo/lamps.svg', callToAction: 'Rent a lamp' });
  expect(makeAd(toAdRequest(toFormValues(ad)))).toEqual(makeAd(ad));
});
