import { type AwardPeriod, changePeriod } from './award-period.js';

const now = new Date('2026-06-15T12:00:00Z');
const before = new Date('2026-06-01T00:00:00Z');
const after = new Date('2026-07-01T00:00:00Z');
const period = (changes: Partial<AwardPeriod> = {}): AwardPeriod => ({
  status: 'upcoming',
  startDate: null,
  endDate: null,
  ...changes,
});

describe('the period of an award', () => {
  it.each([
    [null, now],
    [before, before],
    [after, now],
  ])('that opens and was to begin %s begins %s', (startDate, expected) => {
    expect(changePeriod(period({ startDate }), { status: 'open' }, now).startDate).toEqual(expected);
  });

  it.each([
    [null, now],
    [before, before],
    [after, now],
  ])('that closes and was to end %s ends %s', (endDate, expected) => {
    const open = period({ status: 'open', endDate });
    expect(changePeriod(open, { status: 'closed' }, now).endDate).toEqual(expected);
  });

  it.each([
    ['upcoming', 'closed'],
    ['open', 'upcoming'],
    ['closed', 'upcoming'],
  ] as const)('goes from one step to the next alone, and never from %s to %s', (from, to) => {
    expect(() => changePeriod(period({ status: from }), { status: to }, now)).toThrow(
      'No other step is possible',
    );
  });

  it('may begin in the future as long as it is yet to open', () => {
    expect(changePeriod(period(), { startDate: after }, now).startDate).toEqual(after);
    expect(changePeriod(period(), { endDate: after }, now)).toEqual(period({ endDate: after }));
    expect(changePeriod(period(), { startDate: before }, now)).toEqual(period({ startDate: before }));
  });

  it('may have its dates corrected into the past, up to this very moment', () => {
    const open = period({ status: 'open', startDate: before });
    expect(changePeriod(open, { startDate: now }, now).startDate).toEqual(now);
    const closed = period({ status: 'closed', startDate: before, endDate: before });
    expect(changePeriod(closed, { endDate: now }, now).endDate).toEqual(now);
  });

  it('that reopens has no end, unless a new one is said or it is yet to come', () => {
    const closed = period({ status: 'closed', startDate: before, endDate: now });
    expect(changePeriod(closed, { status: 'open' }, now).endDate).toBeNull();
    expect(changePeriod(closed, { status: 'open', endDate: after }, now).endDate).toEqual(after);
    expect(changePeriod({ ...closed, endDate: after }, { status: 'open' }, now).endDate).toEqual(after);
    expect(changePeriod({ ...closed, endDate: null }, { status: 'open' }, now).endDate).toBeNull();
    // One that is said must make sense, and is not dropped in silence.
    expect(changePeriod(closed, { status: 'open', endDate: now }, now).endDate).toEqual(now);
  });

  it('that is as it was asks nothing of its dates', () => {
    const odd = period({ status: 'open', startDate: after, endDate: before });
    expect(changePeriod(odd, { status: 'open' }, now)).toEqual(odd);
  });

  it('that is open has begun, and that is closed has ended', () => {
    const open = period({ status: 'open', startDate: before });
    expect(() => changePeriod(open, { startDate: after }, now)).toThrow('its start lies in the past');
    const closed = period({ status: 'closed', startDate: before, endDate: now });
    expect(() => changePeriod(closed, { endDate: after }, now)).toThrow('its end lies in the past');
  });

  it('ends after it begins', () => {
    expect(() => changePeriod(period({ endDate: before }), { startDate: now }, now)).toThrow('end after');
    expect(() => changePeriod(period({ startDate: now }), { endDate: now }, now)).toThrow('end after');
  });
});
