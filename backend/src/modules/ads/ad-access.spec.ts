import type { Role } from '../../common/access/access.decorator.js';
import type { AdStatus } from './ad.types.js';
import { mayManage, maySee } from './ad-access.js';

const OWNER = 7;
const ad = (status: AdStatus) => ({ userId: OWNER, status });
const viewer = (id: number, role: Role) => ({ id, role, username: 'somebody' });

const free = { suspendedAt: null };
const suspended = { suspendedAt: new Date('2026-11-20T12:00:00Z') };

const owner = viewer(OWNER, 'user');
const admin = viewer(1, 'admin');
const others = [undefined, viewer(8, 'user'), viewer(9, 'viewer'), viewer(10, 'participant')];

describe('an ad', () => {
  it('is managed by its owner and the administrators, and by nobody else', () => {
    expect([owner, admin].map((who) => mayManage(ad('pending'), who))).toEqual([true, true]);
    expect(others.map((who) => mayManage(ad('pending'), who))).toEqual([false, false, false, false]);
  });

  it('that was rejected is seen by those who manage it alone', () => {
    expect([owner, admin].map((who) => maySee(ad('rejected'), free, who))).toEqual([true, true]);
    expect(others.map((who) => maySee(ad('rejected'), free, who))).toEqual([false, false, false, false]);
  });

  it.each<AdStatus>(['pending', 'approved', 'completed'])('that is %s is seen by everybody', (status) => {
    for (const who of [owner, admin, ...others]) expect(maySee(ad(status), free, who)).toBe(true);
  });

  it.each<AdStatus>(['pending', 'approved', 'rejected', 'completed'])(
    'of a suspended account that is %s is seen by those who manage it alone',
    (status) => {
      expect([owner, admin].map((who) => maySee(ad(status), suspended, who))).toEqual([true, true]);
      expect(others.map((who) => maySee(ad(status), suspended, who))).toEqual([false, false, false, false]);
    },
  );
});
