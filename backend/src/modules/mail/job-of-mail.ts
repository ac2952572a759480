import type { JobOptions } from '../../queue/job-queue.js';
import type { OutboxMail } from './entities/outbox-mail.entity.js';
import type { MailKind } from './mail.types.js';

/** Those that everybody may get at once: whoever waits for a link is not to wait for them. */
const LAST: ReadonlySet<MailKind> = new Set(['news', 'news_digest', 'viewer_news']);

/** The job that sends a mail of the outbox. */
export const jobOfMail = ({
  id,
  kind,
}: Pick<OutboxMail, 'id' | 'kind'>): JobOptions & { data: { id: number } } => ({
  data: { id },
  key: String(id),
  priority: LAST.has(kind) ? -1 : 0,
});
