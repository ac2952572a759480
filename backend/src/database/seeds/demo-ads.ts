import type { AdCategory, ModeratedStatus } from '../../modules/ads/ad.types.js';

/** An ad of the demo: `paid` ones are really paid on the local chain, and their money follows their status. */
export interface DemoAd {
  owner: string;
  title: string;
  description: string;
  category: AdCategory;
  /** File under frontend/public/demo; null shows how an ad without a picture looks. */
  picture: string | null;
  callToAction: string | null;
  status: ModeratedStatus;
  reason?: string;
  paid: boolean;
  daysAgo: number;
}

/** Oldest first, so that the newest gets the highest id. */
export const DEMO_ADS: readonly DemoAd[] = [
  {
    owner: 'jonas',
    category: 'business',
    picture: 'ledger',
    callToAction: 'See a sample report',
    status: 'approved',
    paid: true,
    daysAgo: 34,
    title: 'Bookkeeping for two-person companies',
    description:
      'Send us photographs of your receipts; get back a month that adds up. A flat fee, no lock-in, and a person who answers the telephone.',
  },
  {
    owner: 'amara',
    category: 'technology',
    picture: 'lamps',
    callToAction: 'Rent a lamp',
    status: 'approved',
    paid: true,
    daysAgo: 31,
    title: 'Solar lamps for night markets',
    description:
      'Rent a lamp by the evening and pay from your takings. Charged by day on the market roof, bright until the last customer leaves.',
  },
  {
    owner: 'leila',
    category: 'education',
    picture: 'night-school',
    callToAction: 'Find a class',
    status: 'approved',
    paid: true,
    daysAgo: 28,
    title: 'Evening classes in the language of your new town',
    description:
      'Small groups, taught by neighbours in libraries and cafés. The first four evenings are free, and children are welcome to sit in and draw.',
  },
  {
    owner: 'mei',
    category: 'crypto',
    picture: 'receipt',
    callToAction: 'Read how it works',
    status: 'rejected',
    paid: true,
    daysAgo: 24,
    reason:
      'The text promises a yield without saying where it comes from. Please explain the source of the return, or leave the promise out.',
    title: 'Earn while you sleep with our savings token',
    description:
      'Park your coins with us and watch them grow by a tenth each month. Nothing to read, nothing to understand, nothing to do.',
  },
  {
    owner: 'tomas',
    category: 'design',
    picture: 'letterpress',
    callToAction: 'Order a proof',
    status: 'approved',
    paid: true,
    daysAgo: 21,
    title: 'Letterpress cards printed by apprentices',
    description:
      'Invitations and business cards from a workshop that trains school leavers on presses from 1931. Each order pays for an hour of teaching.',
  },
  {
    owner: 'jonas',
    category: 'business',
    picture: null,
    callToAction: null,
    status: 'rejected',
    paid: false,
    daysAgo: 19,
    reason: 'There is no address where readers could learn more. Please add a destination and submit again.',
    title: 'Consulting that changes everything',
    description:
      'Whatever your business needs, we have done it before. Ask around, or trust us, and see the difference within days.',
  },
  {
    owner: 'leila',
    category: 'technology',
    picture: 'water',
    callToAction: 'Look at the map',
    status: 'approved',
    paid: true,
    daysAgo: 16,
    title: 'A sensor that says when the well is low',
    description:
      'A float, a radio and a battery that lasts two years. Twelve villages already plan their planting by it, and the drawings are free to copy.',
  },
  {
    owner: 'amara',
    category: 'education',
    picture: 'toolkit',
    callToAction: 'Borrow a kit',
    status: 'approved',
    paid: false,
    daysAgo: 13,
    title: 'Science kits that travel by post',
    description:
      'Eight experiments in a box for a class of thirty. Keep it for a week, send it on to the next school, and write down what you found.',
  },
  {
    owner: 'mei',
    category: 'crypto',
    picture: 'remittance',
    callToAction: 'Compare the fees',
    status: 'approved',
    paid: true,
    daysAgo: 11,
    title: 'Send money home for the price of a stamp',
    description:
      'Stablecoin transfers that arrive as cash at the corner shop. We show the whole fee before you press send, and the receipt afterwards.',
  },
  {
    owner: 'tomas',
    category: 'design',
    picture: 'signage',
    callToAction: 'See the alphabet',
    status: 'approved',
    paid: false,
    daysAgo: 9,
    title: 'Signs that everybody can read',
    description:
      'We redraw the signs of clinics and town halls with the people who get lost in them. Tested by readers from eight to eighty-eight.',
  },
  {
    owner: 'kwame',
    category: 'technology',
    picture: 'repair',
    callToAction: 'Book a bench',
    status: 'pending',
    paid: true,
    daysAgo: 6,
    title: 'The repair bench by the railway station',
    description:
      'Bring what is broken on your way to work, take it home mended in the evening. Spare parts at cost, advice for nothing.',
  },
  {
    owner: 'leila',
    category: 'business',
    picture: 'harvest',
    callToAction: 'Reserve a share',
    status: 'pending',
    paid: true,
    daysAgo: 4,
    title: 'A share of the harvest, delivered by bicycle',
    description:
      'Forty households, three farms and one cargo bicycle. Pay for the season, eat what grows, and visit the fields whenever you like.',
  },
  {
    owner: 'amara',
    category: 'education',
    picture: 'mentors',
    callToAction: 'Meet a mentor',
    status: 'pending',
    paid: false,
    daysAgo: 2,
    title: 'An hour a month with somebody who did it',
    description:
      'Founders who closed a company tell those who open one what they would do again. Free for anybody under thirty-five.',
  },
  {
    owner: 'mei',
    category: 'crypto',
    picture: 'open-ledger',
    callToAction: 'Open the ledger',
    status: 'approved',
    paid: true,
    daysAgo: 1,
    title: 'A charity whose every coin can be followed',
    description:
      'Donations go to wells and schools through a contract that anybody can read. Each transfer is published with the invoice it paid.',
  },
];
