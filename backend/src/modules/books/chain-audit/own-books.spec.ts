import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chainEvent,
  paidArgs,
  SPLITTER_ADDRESS,
} from '../../../../test/unit-factories/chain-event.factory.js';
import { paymentsOf } from './compare-payments.js';
import { OwnBooks } from './own-books.js';

const ofAd = (adId: string, place: number, name = 'AdPaid') =>
  chainEvent(name, paidArgs({ adId }), { place, subject: adId });
const events = [ofAd('12', 1), ofAd('13', 2), ofAd('12', 3, 'AdRefunded')];

describe('what an audit reads from a chain', () => {
  let folder: string;
  let books: OwnBooks;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'own-books-'));
    books = OwnBooks.open(folder, 'chain-1');
  });
  afterEach(() => {
    books.remove();
    rmSync(folder, { recursive: true });
  });

  it('is there again for an audit that goes on', () => {
    expect(books.progress()).toBeNull();
    books.keep(events, { number: 3, hash: '0xab' });
    books.close();
    books = OwnBooks.open(folder, 'chain-1');
    expect(books.progress()).toEqual({ number: 3, hash: '0xab' });
    expect([...books.eventsOf(SPLITTER_ADDRESS.toUpperCase().replace('0X', '0x'))]).toEqual(events);
    expect(books.count(SPLITTER_ADDRESS)).toEqual({ events: 3, payments: 2 });
  });

  it('is gone once the audit has come to its end', () => {
    books.keep(events);
    books.remove();
    expect(existsSync(join(folder, 'chain-1.sqlite'))).toBe(false);
    books = OwnBooks.open(folder, 'chain-1');
    expect(books.count(SPLITTER_ADDRESS)).toEqual({ events: 0, payments: 0 });
  });

  it('is not shared by two audits at once', () => {
    books.keep(events);
    expect(() => OwnBooks.open(folder, 'chain-1')).toThrow(/database is locked/);
  });

  it('tells what the database did not name, up to a block', () => {
    books.keep(events);
    expect(books.meet([events[0]!, { ...events[0]!, logIndex: 7 }])).toEqual([events[0], undefined]);
    expect([...books.unmet(2)]).toEqual([events[1]]);
    books.unmeet();
    expect([...books.unmet(3)]).toEqual(events);
  });

  it('takes what a receipt tells later for the same event', () => {
    books.keep(events);
    books.meet([events[1]!]);
    const told = { ...events[1]!, args: paidArgs({ adId: '13', amount: '26' }) };
    books.keep([told]);
    expect(books.meet([told])).toEqual([told]);
    expect([...books.unmet(3)]).toEqual([events[0], events[2]]);
  });

  it('comes by ad, of each the oldest event first, and folded', () => {
    books.keep(events);
    const byAd = [...books.eventsBySubject(SPLITTER_ADDRESS, 3)];
    expect(byAd).toEqual([[events[0], events[2]], [events[1]]]);
    const payments = byAd.flatMap((own) => paymentsOf(31_337, own));
    books.keepPayments(payments);
    expect(books.meetPayments([events[0]!])).toEqual([payments[0]]);
    expect([...books.unmetPayments()]).toEqual([payments[1]]);
  });

  it('stands nowhere that others could write', () => {
    chmodSync(folder, 0o777);
    expect(() => OwnBooks.open(folder, 'chain-2')).toThrow(/can be written by others/);
  });
});
