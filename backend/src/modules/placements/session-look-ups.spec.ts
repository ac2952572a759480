import { Caches } from '../../common/caches.js';
import type { SessionAccount } from '../../common/access/account-of-session.js';
import { SessionLookUps } from './session-look-ups.service.js';

const account = { id: 7 } as SessionAccount;

describe('look-ups of sessions', () => {
  let lookUps: SessionLookUps;
  const find = jest.fn(() => Promise.resolve<SessionAccount | undefined>(account));
  beforeEach(() => {
    find.mockClear();
    jest.useFakeTimers();
    lookUps = new SessionLookUps(new Caches());
  });
  afterEach(() => jest.useRealTimers());

  it('are one for each session in two seconds', async () => {
    for (let time = 0; time < 3; time++) expect(await lookUps.ask('one', find)).toBe(account);
    jest.advanceTimersByTime(1_999);
    await lookUps.ask('one', find);
    expect(find).toHaveBeenCalledTimes(1);
    await lookUps.ask('other', find);
    expect(find).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1);
    await lookUps.ask('one', find);
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('are one for each session at a time, however long it takes', () => {
    const never = () => new Promise<undefined>(() => undefined);
    const first = lookUps.ask('one', never);
    jest.advanceTimersByTime(60_000);
    expect(lookUps.ask('one', find)).toBe(first);
    expect(find).not.toHaveBeenCalled();
  });

  it('are fifty at a time, those that fail among them; nobody is asked of beyond', async () => {
    const held = Promise.withResolvers<undefined>();
    const asked = Array.from({ length: 50 }, (_, number) => lookUps.ask(String(number), () => held.promise));
    expect(lookUps.ask('50', find)).toBeUndefined();
    expect(find).not.toHaveBeenCalled();
    held.reject(new Error('no database'));
    await Promise.allSettled(asked.map((answer) => Promise.resolve(answer)));
    expect(await lookUps.ask('50', find)).toBe(account);
  });
});
