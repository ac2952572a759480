export interface Visitor {
  name: string;
  routes: string[];
  /** Missing for the pages that need no account. */
  username?: string;
  password?: string;
}

const tabs = (route: string, ...keys: string[]) => keys.map((key) => `${route}?tab=${key}`);

/** Every page and tab of the site on the demo data, and who may see it. */
export const visitors: Visitor[] = [
  {
    name: 'public',
    routes: [
      '/',
      '/ads',
      '/ads/1',
      '/submit-ad',
      '/participants',
      '/participants/1',
      '/seasons',
      '/seasons/1',
      '/join-as-viewer',
      '/register',
      '/connect-wallet',
      '/tokenomics',
      '/transparency',
      ...tabs('/about', 'about', 'objectives', 'participation', 'tokenomics'),
      '/social-entrepreneurship',
      '/whitepaper',
      ...tabs('/affiliate-program', 'overview', 'benefits', 'badges', 'contract'),
      '/faq',
      ...tabs('/support', 'self-service', 'topics'),
      ...tabs('/terms', 'terms', 'privacy', 'conduct', 'cookies'),
      '/streaming',
      '/transactions/0x00',
      '/vr-experience',
    ],
  },
  {
    name: 'user',
    routes: [...tabs('/dashboard', 'overview', 'ads', 'wallet'), '/submit-ad', '/notifications'],
    username: process.env.DEMO_USER,
    password: process.env.DEMO_PASSWORD,
  },
  {
    name: 'participant',
    routes: ['/dashboard?tab=challenge'],
    username: process.env.DEMO_PARTICIPANT,
    password: process.env.DEMO_PASSWORD,
  },
  {
    name: 'admin',
    routes: tabs('/admin', 'ads', 'participants', 'viewers', 'money', 'badges', 'settings', 'audit'),
    username: process.env.ADMIN_USERNAME,
    password: process.env.ADMIN_PASSWORD,
  },
];
