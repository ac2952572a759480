import { expect, test, vi } from 'vitest';
import { anAward } from '../../testing/vote-samples';
import { toChanges, toValues } from './award-values';

const award = anAward({ startDate: '2026-05-01T00:00:00.000Z', endDate: null });

test('shows dates in UTC, as everybody reads them, to an administrator of any zone', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
  expect(toValues(award)).toMatchObject({ startDate: '2026-05-01T00:00', endDate: '' });
});

test('means typed dates in UTC, and none where nothing stands', () => {
  const values = { ...toValues(award), startDate: '', endDate: '2026-06-30T23:59' };
  expect(toChanges(values, award)).toEqual({ startDate: null, endDate: '2026-06-30T23:59:00.000Z' });
});
