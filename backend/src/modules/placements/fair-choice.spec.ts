import type { AdFormat } from '../ads/ad.types.js';
import { settle } from './ad-levels.js';
import type { DeliverableAd } from './deliverable-ads.query.js';
import { FairChoice } from './fair-choice.js';

const ad = (
  id: number,
  changes: Partial<DeliverableAd> & { format?: AdFormat | null } = {},
): DeliverableAd => {
  const { format = 'banner', ...rest } = changes;
  const shown = {
    id,
    title: '',
    description: '',
    imageUrl: null,
    format,
    callToAction: null,
    destinationUrl: null,
  };
  return { shown, isPaid: true, stretch: 'now', levelOf: 'now', ahead: 0, served: 0, ...rest };
};
const choose = (choice: FairChoice, times: number): number[] =>
  Array.from({ length: times }, () => choice.choose('home-banner', new Set())!.id);

describe('a choice', () => {
  it('falls on the least served, whatever order they come in', () => {
    const choice = new FairChoice([
      ad(1, { served: 5 }),
      ad(2, { served: 3 }),
      ad(3, { served: 3, ahead: 9 }),
    ]);
    expect(choose(choice, 2)).toEqual([2, 2]);
    const counts = new Map<number, number>();
    for (const id of choose(choice, 20)) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect([1, 2, 3].map((id) => counts.get(id))).toEqual([9, 9, 2]);
  });

  it('falls on any of those that were served as seldom', () => {
    const first = Array.from({ length: 300 }, () => choose(new FairChoice([ad(1), ad(2), ad(3)]), 1)[0]);
    for (const id of [1, 2, 3]) expect(first.filter((chosen) => chosen === id).length).toBeGreaterThan(50);
  });

  it('passes over what stands on the page, and falls on unpaid ones where no paid one is left', () => {
    const choice = new FairChoice([
      ad(1, { served: 9 }),
      ad(2, { isPaid: false }),
      ad(3, { format: 'sidebar' }),
    ]);
    expect(choice.choose('home-banner', new Set())!.id).toBe(1);
    expect(choice.choose('home-banner', new Set([1]))!.id).toBe(2);
    expect(choice.choose('home-banner', new Set([1, 2]))).toBeUndefined();
  });
});

describe('an ad that comes', () => {
  const newcomer = (changes: Partial<DeliverableAd> & { format?: AdFormat | null } = {}) =>
    ad(9, { levelOf: null, ...changes });
  const beginning = (ads: DeliverableAd[]) => settle(ads).map(({ served, ahead }) => served + ahead);

  it('begins at the least of the others', () => {
    expect(beginning([ad(1, { served: 40, ahead: 2 }), ad(2, { served: 50 }), newcomer()])).toEqual([42]);
  });

  it('does so when it comes back, with what it was served before', () => {
    const back = newcomer({ levelOf: 'before', served: 10, ahead: 5 });
    expect(beginning([ad(1, { served: 40 }), back])).toEqual([40]);
    expect(settle([ad(1, { served: 40 }), back])[0]).toMatchObject({ ahead: 30, levelOf: 'now' });
  });

  it('is compared with those beside which it stands', () => {
    const others = [
      ad(1, { served: 40 }),
      ad(2, { served: 3, format: 'sidebar' }),
      ad(3, { served: 1, isPaid: false }),
    ];
    expect(beginning([...others, newcomer()])).toEqual([40]);
    expect(beginning([...others, newcomer({ format: 'sidebar' })])).toEqual([3]);
    // It would starve the banners, did it begin where the sidebars are.
    expect(beginning([...others, newcomer({ format: 'text' })])).toEqual([40]);
  });

  it('begins where it is, where all come at once or it is alone', () => {
    expect(beginning([newcomer({ served: 4 }), newcomer()])).toEqual([4, 0]);
    expect(settle([ad(1)])).toEqual([]);
  });
});
