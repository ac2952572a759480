import type { AppConfig } from '../../config/app-config.js';
import type { OutboxMail } from './entities/outbox-mail.entity.js';
import type { MailKind, MailParams } from './mail.types.js';
import { type LetterParts, writeParts } from './letter-parts.js';
import { writeHtml } from './letter-html.js';
import { type NewsReader, unsubscribeToken } from './unsubscribe-token.js';

/** A mail as nodemailer takes it. */
export interface Letter {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

/** Puts a mail into words. The same row always has the same Message-ID, by which mailboxes know one that came twice. */
export function writeLetter(
  mail: OutboxMail,
  { publicUrl = '', sessionSecret }: Pick<AppConfig, 'publicUrl' | 'sessionSecret'>,
): Letter {
  const { id, recipient, language, createdAt } = mail;
  const reader = readerOf(mail);
  const token = reader && unsubscribeToken(sessionSecret, reader);
  const parts = writeParts(mail, publicUrl, token);
  return {
    to: { name: '', address: recipient },
    subject: parts.subject,
    text: writeText(parts),
    html: writeHtml(parts, language),
    messageId: `<outbox-${id}-${createdAt.getTime()}@${new URL(publicUrl).hostname}>`,
    date: createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(token !== undefined && oneClick(`${publicUrl}/api/mail/unsubscribe?token=${token}`)),
    },
  };
}

/** What the link of a letter to an account ends. */
const ENDED_BY_ACCOUNTS: Partial<Record<MailKind, NewsReader['whose']>> = {
  news: 'account',
  news_digest: 'account',
  vote_reminder: 'reminders',
  weekly_digest: 'digest',
};

/** Who can end what this mail belongs to; nobody ends letters about an account or a link. */
function readerOf({ kind, userId, params }: OutboxMail): NewsReader | undefined {
  if (kind === 'viewer_news') return { whose: 'viewer', id: (params as MailParams['viewer_news']).viewerId };
  const whose = ENDED_BY_ACCOUNTS[kind];
  return whose && userId !== null ? { whose, id: userId } : undefined;
}

/** RFC 8058: the mail program shows a button of its own, and asks this address when it is pressed. */
const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function writeText(parts: LetterParts): string {
  const { hello, text, news, more, button, until, note, unsubscribe, automatic } = parts;
  const paragraphs = [
    hello,
    text,
    ...news.map(({ text: line, url }) => `• ${line}\n  ${url}`),
    more,
    `${button.label}:\n${button.url}`,
    until,
    note,
    `-- \n${automatic}`,
    unsubscribe && `${unsubscribe.why}\n${unsubscribe.label}: ${unsubscribe.url}`,
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
