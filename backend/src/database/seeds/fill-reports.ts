import type { EntityManager } from 'typeorm';
import { ProgressUpdate } from '../../modules/progress/entities/progress-update.entity.js';
import { ProgressVersion } from '../../modules/progress/entities/progress-version.entity.js';
import type { DemoCast } from './demo-cast.js';
import type { DemoReport } from './demo-report.types.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reports in the order in which they were filed, those that are not due yet left out. */
export async function fillReports(manager: EntityManager, cast: DemoCast): Promise<void> {
  const filed = Object.entries(cast.story.reports)
    .flatMap(([participant, reports]) =>
      reports.map((report) => ({
        report,
        participantId: cast.participants.get(participant)!,
        at: cast.season.afterMonth(report.month, report.filed),
      })),
    )
    .filter(({ at }) => cast.season.hasSeen(at))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const { identifiers } = await manager.insert(
    ProgressUpdate,
    filed.map(({ report, participantId, at }) => toUpdate(report, participantId, at)),
  );
  for (const [index, { report, at }] of filed.entries())
    if (report.earlier) await rewrite(manager, identifiers[index]!.id as number, report, at);
}

function toUpdate(report: DemoReport, participantId: number, createdAt: Date) {
  return {
    participantId,
    month: report.month,
    title: report.title,
    description: textOf(report.paragraphs),
    milestone: report.milestone ?? null,
    videoUrl: report.film ?? null,
    images: (report.pictures ?? []).map((picture) => `/demo/${picture}.svg`),
    socialPosts: [...(report.posts ?? [])],
    plays: report.plays ?? 0,
    interactionCount: report.interactions ?? 0,
    createdAt,
    updatedAt: createdAt,
  };
}

/** An edit keeps what the report said before. */
async function rewrite(manager: EntityManager, id: number, report: DemoReport, filed: Date): Promise<void> {
  const { paragraphs, rewrittenAfterDays } = report.earlier!;
  const { title, milestone, videoUrl, images, socialPosts } = toUpdate(report, 0, filed);
  await manager.insert(ProgressVersion, {
    progressUpdateId: id,
    revision: 1,
    title,
    description: textOf(paragraphs),
    milestone,
    videoUrl,
    images,
    socialPosts,
    writtenAt: filed,
  });
  const updatedAt = new Date(filed.getTime() + rewrittenAfterDays * DAY_MS);
  await manager.update(ProgressUpdate, { id }, { revision: 2, updatedAt });
}

const textOf = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');
