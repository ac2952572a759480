import type { EntityManager } from 'typeorm';
import { ProgressUpdate } from '../../modules/progress/entities/progress-update.entity.js';
import { ReportComment } from '../../modules/talk/entities/report-comment.entity.js';
import type { DemoCast } from './demo-cast.js';
import { DEMO_TALK, type DemoThread } from './demo-talk.js';

const HOUR_MS = 60 * 60 * 1000;

/** From the report to the first comment, and from each to the next. */
const PAUSE_MS = 9 * HOUR_MS;

/** What people have said of the reports that were filed, each after the one before. */
export async function fillTalk(manager: EntityManager, cast: DemoCast): Promise<void> {
  for (const thread of DEMO_TALK) {
    const participantId = cast.participants.get(thread.participant);
    if (participantId === undefined) continue;
    const report = await manager.findOneBy(ProgressUpdate, { participantId, month: thread.month });
    if (report) await fillThread(manager, cast, thread, report);
  }
}

/** As much of it as has been said by now. */
async function fillThread(
  manager: EntityManager,
  { season, users }: DemoCast,
  { participant, by, text, replies = [] }: DemoThread,
  { id: progressUpdateId, createdAt: filed }: ProgressUpdate,
): Promise<void> {
  const at = (place: number) => new Date(filed.getTime() + (place + 1) * PAUSE_MS);
  if (!season.hasSeen(at(0))) return;
  const said = replies.filter((_, index) => season.hasSeen(at(index + 1)));
  const about = { progressUpdateId, createdAt: at(0) };
  const answered = by === participant || said.some((reply) => reply.by === participant);
  const comment = await manager.save(ReportComment, {
    ...{ ...about, userId: users.get(by)!, text, replyTo: null, repliedUserId: null, answered },
  });
  await manager.insert(
    ReportComment,
    said.map((reply, index) => ({
      ...{ progressUpdateId, userId: users.get(reply.by)!, text: reply.text, replyTo: comment.id },
      repliedUserId: reply.by === by ? null : comment.userId,
      createdAt: at(index + 1),
    })),
  );
}
