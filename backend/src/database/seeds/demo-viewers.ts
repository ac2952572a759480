/** A viewer of the demo; `account` names the account with the same e-mail. */
export interface DemoViewer {
  name: string;
  email: string;
  interests: string[];
  account?: string;
  daysAgo: number;
}

/** Oldest first, so that the newest gets the highest id. */
export const DEMO_VIEWERS: readonly DemoViewer[] = [
  { name: 'Marta Nowak', email: 'marta.nowak@example.test', interests: ['education'], daysAgo: 36 },
  {
    name: 'Oliver Brandt',
    email: 'oliver@example.test',
    interests: ['technology', 'water'],
    account: 'oliver',
    daysAgo: 29,
  },
  { name: 'Yuki Tanaka', email: 'yuki.tanaka@example.test', interests: ['farming', 'design'], daysAgo: 21 },
  { name: 'Chidi Okafor', email: 'chidi.okafor@example.test', interests: [], daysAgo: 12 },
  { name: 'Lucía Fernández', email: 'lucia.fernandez@example.test', interests: ['housing'], daysAgo: 5 },
  { name: 'Samir Haddad', email: 'samir.haddad@example.test', interests: ['care', 'technology'], daysAgo: 1 },
];
