import { PushPlaces } from './push-places.js';

const GOOGLE = 'fcm.googleapis.com';
const MOZILLA = 'updates.push.services.mozilla.com';

describe('the places of a process to push from', () => {
  let places: PushPlaces;

  beforeEach(() => {
    places = new PushPlaces();
  });

  const isTaken = async (host: string): Promise<boolean> => (await places.take(host)) !== undefined;

  it('leave one to others, however many messages a browser maker’s service keeps', async () => {
    for (let place = 1; place <= 3; place++) expect(await isTaken(GOOGLE)).toBe(true);
    expect(await isTaken(GOOGLE)).toBe(false);
    expect(await isTaken(MOZILLA)).toBe(true);
    expect(await isTaken('push.example')).toBe(true);
  });

  it('are one for any other host, and two for all of them', async () => {
    expect(await isTaken('one.example')).toBe(true);
    expect(await isTaken('one.example')).toBe(false);
    expect(await isTaken('two.example')).toBe(true);
    expect(await isTaken('three.example')).toBe(false);
    expect(await isTaken(GOOGLE)).toBe(true);
  });

  it.each(['fcm.googleapis.com.evil.example', 'evil-fcm.googleapis.com', 'push.apple.com.example'])(
    'take %s for no browser maker’s',
    async (host) => {
      expect(await isTaken(host)).toBe(true);
      expect(await isTaken(host)).toBe(false);
    },
  );

  it('are waited for where they are given back soon', async () => {
    const leave = await places.take('one.example');
    const next = places.take('one.example');
    leave!();
    const leaveAgain = await next;
    expect(leaveAgain).toBeDefined();
    leaveAgain!();
    expect(await isTaken('one.example')).toBe(true);
  });
});
