import type { INestApplication } from '@nestjs/common';
import { ParseIdPipe } from '../common/validation/parse-id.pipe.js';
import { AdsService } from '../modules/ads/ads.service.js';
import { ParticipantsQuery } from '../modules/participants/participants.query.js';
import type { PageWords } from './described-pages.js';

const SUMMARY_LENGTH = 160;

/** The beginning of a text on one line, cut between words. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, SUMMARY_LENGTH).replace(/\s\S*$/, '')} …`;
}

type Describe = (id: number) => Promise<PageWords>;

/** Pages that show one row speak in its public text; they reject where a stranger may not see the row. */
const describers = (app: INestApplication): Record<string, Describe> => ({
  '/ads/:id': async (id) => {
    const { title, description } = await app.get(AdsService).findVisible(id, undefined);
    return { title, description: summary(description) };
  },
  '/participants/:id': async (id) => {
    const { name, projectDescription } = await app.get(ParticipantsQuery).findActive(id);
    return { title: name, description: summary(projectDescription) };
  },
});

/** Finds a page's words for the row in its address; undefined where there are none to show, whatever the reason. */
export function ownWords(app: INestApplication, path: string) {
  const describe = describers(app)[path];
  return async (id: unknown): Promise<PageWords | undefined> => {
    try {
      return await describe?.(new ParseIdPipe().transform(String(id), { type: 'param' }));
    } catch {
      return undefined;
    }
  };
}
