import type { Language } from '../../common/languages.js';
import type { OutboxMail } from './entities/outbox-mail.entity.js';
import type { MailKind, MailParams } from './mail.types.js';
import type { NewsSentence } from './news-sentence.types.js';
import { sayNews } from './news-words.js';
import { fill, localeOf, type Words, wordsOf } from './words.js';

interface Link {
  label: string;
  url: string;
}

/** What a mail says, before it becomes text or HTML; nothing in it is escaped. */
export interface LetterParts {
  subject: string;
  hello: string;
  text: string;
  news: { text: string; url: string }[];
  more?: string;
  button: Link;
  /** Until when the button works. */
  until?: string;
  note?: string;
  automatic: string;
  unsubscribe?: Link & { why: string };
}

/** Where the buttons lead. */
const PAGES: Record<MailKind, string> = {
  confirm_email: '/confirm',
  address_reminder: '/confirm',
  invitation: '/invitation',
  reset_password: '/reset-password',
  email_change_confirm: '/confirm',
  email_change_begun: '/not-me',
  email_changed: '/not-me',
  email_change_done: '/dashboard',
  password_changed: '/support',
  factor_added: '/support',
  factor_removed: '/support',
  signed_in_elsewhere: '/dashboard',
  ad_completed: '/dashboard',
  confirm_viewer: '/confirm-viewer',
  viewer_news: '/participants',
  vote_reminder: '/participants',
  weekly_digest: '/participants',
  news: '/notifications',
  news_digest: '/notifications',
};

/** What any kind of mail may have been told. */
type AnyParams = Partial<
  Record<keyof MailParams['confirm_email'] | keyof MailParams['password_changed'], string> & {
    news: NewsSentence | NewsSentence[];
    more: number;
  }
>;

export function writeParts(
  { kind, language, params }: Pick<OutboxMail, 'kind' | 'language' | 'params'>,
  site: string,
  unsubscribe: string | undefined,
): LetterParts {
  const words = wordsOf(language);
  const own: Partial<Record<'subject' | 'note' | 'more', string>> & { text: string; button: string } =
    words[kind];
  const { name, token, expiresAt, at, device, news = [], more = 0 }: AnyParams = params;
  const told = [news].flat().map((piece) => sayPiece(language, piece, site));
  return {
    subject: (isNewsAlone(kind, told) ? undefined : own.subject) ?? withoutIsolates(told[0]!.text),
    hello: greeting(words, name),
    text: fill(own.text, { at: at ? longTime(language, at) : '', device: device ?? words.unknownDevice }),
    news: told,
    button: {
      label: own.button,
      url: token
        ? `${site}${PAGES[kind]}?token=${token}`
        : (firstVote(kind, told) ?? `${site}${PAGES[kind]}`),
    },
    automatic: fill(words.automatic, { site: words.site }),
    ...(more > 0 && own.more && { more: fill(own.more, { count: more }) }),
    ...(own.note && { note: own.note }),
    ...(expiresAt && { until: fill(words.until, { until: longTime(language, expiresAt) }) }),
    ...(unsubscribe && {
      unsubscribe: {
        ...farewellOf(kind, words),
        url: `${site}/unsubscribe?token=${unsubscribe}`,
      },
    }),
  };
}

/** The button of a reminder leads to the first of the votes that it lists. */
const firstVote = (kind: MailKind, told: readonly { url: string }[]): string | undefined =>
  kind === 'vote_reminder' ? told[0]?.url : undefined;

/** Why somebody gets a letter, and what its link ends. */
function farewellOf(kind: MailKind, words: Words): { why: string; label: string } {
  if (kind === 'vote_reminder') return { why: words.whyReminder, label: words.endReminders };
  if (kind === 'weekly_digest') return { why: words.whyDigest, label: words.endDigest };
  return { why: kind === 'viewer_news' ? words.whyViewerNews : words.whyNews, label: words.unsubscribe };
}

/** Where a viewer is told one thing, the letter is called by that. */
const isNewsAlone = (kind: MailKind, told: readonly unknown[]): boolean =>
  kind === 'viewer_news' && told.length === 1;

/** News of a kind that has no words leads to the site, which has them. */
function sayPiece(language: Language, piece: NewsSentence, site: string): { text: string; url: string } {
  const text = sayNews(language, piece) ?? wordsOf(language).news_digest.button;
  return { text, url: `${site}${piece.path}` };
}

/** Anybody can register anybody's address: a name that reads like an advertisement or an address is not carried there. */
const PLAIN_NAME = /^[\p{L}\p{M}\p{N} _'’-]{1,40}$/u;

const greeting = (words: Words, name: string | undefined): string =>
  name !== undefined && PLAIN_NAME.test(name) ? fill(words.hello, { name }) : words.helloNobody;

const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '').replace(/\s+/g, ' ');

const longTime = (language: Language, instant: string): string =>
  new Date(instant).toLocaleString(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  });
