import type { Language } from '../../common/languages.js';

/** What a token lets somebody do, once. */
export type TokenKind = 'invitation' | 'confirmation' | 'change' | 'reset' | 'not_me' | 'viewer';

export interface TokenParams {
  /** It went to the address by mail: whoever has it reads that address. */
  mailed?: boolean;
  /** Of a viewer: what they said of themselves, in which language they read, and whom they want to hear of. */
  name?: string;
  interests?: string[];
  language?: Language;
  participants?: number[];
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long a token counts, in ms. An administrator hands a reset link over by other ways than mail, which takes longer. */
export const LIFE_MS = {
  invitation: 14 * DAY,
  confirmation: 7 * DAY,
  change: DAY,
  reset: HOUR,
  handedReset: DAY,
  not_me: 7 * DAY,
  reminder: 30 * DAY,
  viewer: 7 * DAY,
} as const;
