import type { Language } from '../../common/languages.js';
import type { NewsSentence } from './news-sentence.types.js';

/** A link that works once, and until when. */
interface TokenLink {
  /** What the link carries; only its hash is kept elsewhere, and here it is forgotten once it was sent. */
  token: string;
  /** ISO text. */
  expiresAt: string;
}

/** Something that happened to an account. */
interface Happened {
  name: string;
  /** When, as ISO text. */
  at: string;
  /** Browser and operating system, where they are known. */
  device?: string;
}

/** What each kind of mail has to be told. */
export interface MailParams {
  /** To a new account: is this address yours? */
  confirm_email: TokenLink & { name: string };
  /** The same once more, before the account goes. */
  address_reminder: TokenLink & { name: string };
  /** To an invited address, which may have no account yet. */
  invitation: TokenLink;
  /** To whoever forgot the password. */
  reset_password: TokenLink & { name: string };
  /** To the new address, before it counts. */
  email_change_confirm: TokenLink & { name: string };
  /** To the address that an account has, once another one was asked for; the link takes the account back. */
  email_change_begun: TokenLink & { name: string };
  /** To the old address, once another one counts; the link takes the account back. */
  email_changed: TokenLink & { name: string };
  /** To the new address, once it counts. */
  email_change_done: { name: string };
  password_changed: Happened;
  factor_added: Happened;
  factor_removed: Happened;
  /** A sign-in from a browser that the account is not known in. */
  signed_in_elsewhere: Happened;
  /** To an advertiser whose ad has completed its run, unless it comes with the news. */
  ad_completed: { name: string; news: NewsSentence };
  /** To whoever joined as a viewer without an account: is this address yours? Without the name, which a stranger may have chosen. */
  confirm_viewer: TokenLink;
  /** To a viewer without an account: what came since the last one, and how much of it stands on the site alone. */
  viewer_news: { name: string; viewerId: number; news: NewsSentence[]; more: number };
  /** Before a month ends, to whoever follows somebody and has a vote left. */
  vote_reminder: {
    name: string;
    /** Until when it can be given, as ISO text. */
    at: string;
    news: NewsSentence[];
    more: number;
  };
  /** Once a week, to whoever asked for it: what is new of those whom they follow. */
  weekly_digest: { name: string; news: NewsSentence[]; more: number };
  /** One piece of news. */
  news: { name: string; news: NewsSentence };
  /** What came since the last one, and how much of it stands on the site alone. */
  news_digest: { name: string; news: NewsSentence[]; more: number };
}

export type MailKind = keyof MailParams;

export const MAIL_KINDS = [
  'confirm_email',
  'address_reminder',
  'invitation',
  'reset_password',
  'email_change_confirm',
  'email_change_begun',
  'email_changed',
  'email_change_done',
  'password_changed',
  'factor_added',
  'factor_removed',
  'signed_in_elsewhere',
  'ad_completed',
  'confirm_viewer',
  'viewer_news',
  'vote_reminder',
  'weekly_digest',
  'news',
  'news_digest',
] as const satisfies readonly MailKind[];

/** Those whose link lets somebody in: what they were told is forgotten as soon as they are sent or given up. */
export const TOKEN_KINDS: ReadonlySet<MailKind> = new Set([
  'confirm_email',
  'address_reminder',
  'address_reminder',
  'invitation',
  'reset_password',
  'email_change_confirm',
  'email_change_begun',
  'email_changed',
  'confirm_viewer',
]);

/** A mail to be sent. */
export interface Mail<Kind extends MailKind = MailKind> {
  to: string;
  /** Of its reader. */
  language: Language;
  kind: Kind;
  params: MailParams[Kind];
  /** The account it is about: the mail goes with it when it is deleted. */
  userId?: number;
  /** A second mail with the same key is never written. */
  key?: string;
}
