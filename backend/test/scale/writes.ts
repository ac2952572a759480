import { randomBytes } from 'node:crypto';
import { ask, type Call } from './ask.ts';
import { CHAIN_ID } from './scale-site.ts';
import { PARTICIPANTS } from './sizes.ts';
import type { Visitors } from './visitors.ts';

/** Something that people do. What has to be there for it is made ready first, and not measured. */
export interface Write {
  what: string;
  call: (visitors: Visitors, turn: number) => Promise<Call> | Call;
}

const PASSWORD = 'a horse that reads 7';
const unique = (): string => randomBytes(6).toString('hex');
const account = () => {
  const name = `new${unique()}`;
  return { username: name, email: `${name}@example.org`, password: PASSWORD };
};

/** One of the crowd, and a participant for whom this account has not voted in this month. */
const pairOf = (visitors: Visitors, turn: number) => {
  const user = 1 + (turn % visitors.users);
  const round = Math.floor(turn / visitors.users);
  return {
    user,
    cookie: visitors.cookieOf('user', user),
    participant: 1 + ((user + 1 + round) % PARTICIPANTS),
  };
};

export const WRITES: readonly Write[] = [
  {
    what: 'A vote',
    call: (visitors, turn) => {
      const { cookie, participant: participantId } = pairOf(visitors, turn);
      const body = { participantId, pseudonym: `0x${randomBytes(32).toString('hex')}`, comment: 'Onwards' };
      return { method: 'POST', path: '/votes', cookie, body };
    },
  },
  {
    what: 'Following a participant',
    call: (visitors, turn) => {
      const { cookie, participant } = pairOf(visitors, turn);
      return { method: 'PUT', path: `/participants/${participant}/follow`, cookie };
    },
  },
  {
    what: 'An ad is submitted',
    call: (visitors, turn) => ({
      method: 'POST',
      path: '/ads',
      cookie: visitors.cookieOf('user', 1 + turn),
      body: { title: `Lamp ${unique()}`, description: 'Rent a lamp by the evening.', category: 'technology' },
    }),
  },
  {
    what: 'An ad is changed',
    call: async (visitors, turn) => ({
      method: 'PATCH',
      path: `/ads/${await visitors.submitAd(1 + turn)}`,
      cookie: visitors.cookieOf('user', 1 + turn),
      body: {
        title: `Stove ${unique()}`,
        description: 'Cook with nothing but the sun.',
        category: 'business',
      },
    }),
  },
  {
    what: 'An ad is decided on',
    call: async (visitors, turn) => ({
      method: 'PATCH',
      path: `/ads/${await visitors.submitAd(1 + turn)}/status`,
      cookie: visitors.cookieOf('admin'),
      body: turn % 2 === 0 ? { status: 'approved' } : { status: 'rejected', reason: 'No' },
    }),
  },
  {
    what: 'A payment is reported and read',
    call: async (visitors, turn) => {
      const adId = await visitors.submitAd(1 + turn);
      const txHash = await visitors.payer.pay(adId);
      const cookie = visitors.cookieOf('user', 1 + turn);
      return {
        method: 'POST',
        path: '/process-ad-payment',
        cookie,
        body: { adId, txHash, chainId: CHAIN_ID },
      };
    },
  },
  {
    what: 'Somebody registers',
    call: () => ({ method: 'POST', path: '/auth/register', body: account() }),
  },
  {
    what: 'Somebody signs in',
    call: async ({ site }) => {
      const body = account();
      await ask(site.origin, { method: 'POST', path: '/auth/register', body });
      return { method: 'POST', path: '/auth/login', body: { username: body.username, password: PASSWORD } };
    },
  },
  {
    what: 'A viewer joins',
    call: () => ({
      method: 'POST',
      path: '/viewers',
      body: { name: 'A viewer', email: `${unique()}@example.org`, interests: ['design'] },
    }),
  },
  {
    what: 'News are marked as read',
    call: (visitors, turn) => ({
      method: 'POST',
      path: '/notifications/read',
      cookie: visitors.cookieOf('user', 1 + turn),
      body: { upTo: 1 + turn },
    }),
  },
];
