import { LANGUAGES } from '../../common/languages.js';
import type { OutboxMail } from './entities/outbox-mail.entity.js';
import { writeLetter } from './letter.js';
import { MAIL_KINDS } from './mail.types.js';

const SITE = { publicUrl: 'https://change-makers.example', sessionSecret: 'a secret that only tests know' };
const NEWS = {
  sentence: 'vote',
  values: { count: 1234, formatted: 1234, month: '2026-08' },
  path: '/participants/3',
};

const mail = (changes: Partial<OutboxMail> = {}): OutboxMail => ({
  id: 12,
  recipient: 'amara@example.test',
  language: 'en',
  kind: 'reset_password',
  params: { name: 'Amara', token: 'the-token', expiresAt: '2026-12-01T12:00:00.000Z' },
  userId: 7,
  key: null,
  createdAt: new Date('2026-11-22T12:00:00Z'),
  attempts: 1,
  nextTryAt: new Date(),
  sentAt: null,
  failedAt: null,
  failure: null,
  ...changes,
});
const newsMail = (changes: Partial<OutboxMail> = {}) =>
  mail({ kind: 'news', params: { name: 'Amara', news: NEWS }, ...changes });

describe('a letter', () => {
  it.each(LANGUAGES.flatMap((language) => MAIL_KINDS.map((kind) => [language, kind] as const)))(
    'is whole in %s as %s',
    (language, kind) => {
      const params = { ...mail().params, news: kind === 'news' ? NEWS : [NEWS, NEWS], more: 2, viewerId: 5 };
      const { subject, text, html } = writeLetter(
        mail({ language, kind, params } as Partial<OutboxMail>),
        SITE,
      );
      expect(subject).not.toBe('');
      expect(html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
      for (const part of [subject, text, html]) expect(part).not.toMatch(/{{|undefined|NaN|Invalid/);
    },
  );

  it('has one Message-ID however often it is sent', () => {
    expect(writeLetter(mail({ attempts: 1 }), SITE).messageId).toBe(
      writeLetter(mail({ attempts: 5 }), SITE).messageId,
    );
  });

  it.each([
    ['Amara', 'Hello Amara,'],
    ['Élodie d’Arc', 'Hello Élodie d’Arc,'],
    ['Visit evil.example', 'Hello,'],
    ['https://evil', 'Hello,'],
    ['a@b', 'Hello,'],
    ['x'.repeat(50), 'Hello,'],
  ])('greets %s with "%s"', (name, greeting) => {
    const { text } = writeLetter(
      mail({ params: { name, token: 't', expiresAt: '2026-12-01T12:00:00Z' } }),
      SITE,
    );
    expect(text.split('\n')[0]).toBe(greeting);
  });

  it('offers a way out of news, and of nothing else', () => {
    expect(writeLetter(newsMail(), SITE).headers['List-Unsubscribe']).toMatch(
      /^<https:\/\/change-makers\.example\/api\/mail\/unsubscribe\?token=7\.[\w-]{43}>$/,
    );
    expect(writeLetter(newsMail(), SITE).text).toContain(
      'https://change-makers.example/unsubscribe?token=7.',
    );
    expect(writeLetter(mail(), SITE).headers).not.toHaveProperty('List-Unsubscribe');
  });

  it('of one piece of news to a viewer is called by it, and offers that viewer a way out', () => {
    const news = {
      sentence: 'seasonShown',
      values: { season: 2, day: '2027-01-01T00:00:00Z' },
      path: '/participants',
    };
    const params = { name: 'Amara', viewerId: 5, news: [news], more: 0 };
    const { subject, text, headers } = writeLetter(mail({ kind: 'viewer_news', params, userId: null }), SITE);
    expect(subject).toBe(
      'Season 2 begins on January 1, 2027. With a free account you see already who takes part',
    );
    expect(text).toContain('https://change-makers.example/unsubscribe?token=v5.');
    expect(headers['List-Unsubscribe']).toMatch(/token=v5\.[\w-]{43}>$/);
  });

  it('counts and names months as its language does', () => {
    expect(writeLetter(newsMail(), SITE).subject).toBe(
      'You received 1,234 votes without a comment in August 2026',
    );
    expect(writeLetter(newsMail({ language: 'de' }), SITE).subject).toContain('1.234 Stimmen');
    expect(writeLetter(newsMail({ language: 'ru' }), SITE).subject).toContain('август');
  });

  it('keeps what people wrote in its own direction, and out of the markup', () => {
    const news = {
      sentence: 'comment',
      values: { name: '<b>Amara', comment: '"onclick=' },
      path: '/participants/3',
    };
    const { html } = writeLetter(newsMail({ language: 'ar', params: { name: 'x', news } }), SITE);
    expect(html).toContain('\u2068&lt;b&gt;Amara\u2069');
    expect(html).toContain('&quot;onclick=');
  });

  it('keeps what people wrote in the line of its sentence, so that none of it reads as the site’s', () => {
    const comment = 'Thanks!\r\n\n-- \u2028Your account ends today:\u2029https://evil.example \u2069\u202eog';
    const news = { sentence: 'comment', values: { name: 'Oli\nver', comment }, path: '/participants/3' };
    const { text } = writeLetter(newsMail({ params: { name: 'x', news } }), SITE);
    expect(text.split(/[\n\r\u2028\u2029]/)).toContain(
      '• \u2068Oli ver\u2069 voted for you: “\u2068Thanks! --  Your account ends today: https://evil.example  og\u2069”',
    );
  });

  it('of news that has no words leads to the site', () => {
    const news = { sentence: '', values: {}, path: '/notifications' };
    expect(writeLetter(newsMail({ params: { name: 'x', news } }), SITE)).toMatchObject({
      subject: 'See all notifications',
      text: expect.stringContaining('https://change-makers.example/notifications') as string,
    });
  });
});
