import { expect, test } from 'vitest';
import { makeAd } from '../../testing/make-ad';
import { filterAds } from './filter-ads';

const bread = makeAd({ id: 1, title: 'Fresh BREAD', category: 'business', status: 'approved' });
const school = makeAd({
  id: 2,
  description: 'Learn to bake bread at night',
  category: 'education',
  status: 'pending',
});
const sensor = makeAd({
  id: 3,
  title: 'A sensor for every well',
  category: 'technology',
  status: 'approved',
});
const ads = [bread, school, sensor];

test('finds the text in title and description without regard to case', () => {
  expect(filterAds(ads, { text: ' bread ', category: 'all', status: 'all' })).toEqual([bread, school]);
});

test('keeps one category', () => {
  expect(filterAds(ads, { text: '', category: 'technology', status: 'all' })).toEqual([sensor]);
});

test('keeps one status', () => {
  expect(filterAds(ads, { text: '', category: 'all', status: 'pending' })).toEqual([school]);
});

test('asks for all three at once', () => {
  expect(filterAds(ads, { text: 'bread', category: 'business', status: 'pending' })).toEqual([]);
});

test('takes the text literally', () => {
  expect(filterAds(ads, { text: '.*', category: 'all', status: 'all' })).toEqual([]);
});
