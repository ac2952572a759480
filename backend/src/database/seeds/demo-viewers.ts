/** A viewer of the demo; `account` names the account with the same e-mail. */
export interface DemoViewer {
  name: string;
  email: string;
  interests: string[];
  account?: string;
  /** When they joined: in days after the season began; negative before it. */
  joined: number;
}

/** Oldest first, so that the newest gets the highest id. */
export const DEMO_VIEWERS: readonly DemoViewer[] = [
  { name: 'Marta Nowak', email: 'marta.nowak@example.test', interests: ['education'], joined: -21 },
  {
    name: 'Oliver Brandt',
    email: 'oliver@example.test',
    interests: ['technology', 'water'],
    account: 'oliver',
    joined: -14,
  },
  { name: 'Yuki Tanaka', email: 'yuki.tanaka@example.test', interests: ['farming', 'design'], joined: -6 },
  { name: 'Chidi Okafor', email: 'chidi.okafor@example.test', interests: [], joined: 33 },
  { name: 'Lucía Fernández', email: 'lucia.fernandez@example.test', interests: ['housing'], joined: 79 },
  {
    name: 'Samir Haddad',
    email: 'samir.haddad@example.test',
    interests: ['care', 'technology'],
    joined: 131,
  },
];
