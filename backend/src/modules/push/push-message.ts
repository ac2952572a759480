import type { Language } from '../../common/languages.js';
import { sayNews } from '../mail/news-words.js';
import { directionOf, wordsOf } from '../mail/words.js';
import { sentenceOf } from '../notifications/by-mail/news-sentence.js';
import type { Notification } from '../notifications/entities/notification.entity.js';
import type { PushMessage } from './push.types.js';

/** Push services take four kilobytes, and screens show a few lines. */
const MAX_WORDS = 300;

/** A notice as its reader's devices show it: its own words and nothing more. */
export function messageOf(notice: Notification, language: Language): PushMessage {
  const words = wordsOf(language);
  const sentence = sentenceOf(notice);
  const said = sayNews(language, sentence) ?? words.news_digest.button;
  return {
    title: words.site,
    body: [...said].slice(0, MAX_WORDS).join(''),
    path: sentence.path,
    tag: `notice-${notice.id}`,
    lang: language,
    dir: directionOf(language),
  };
}
