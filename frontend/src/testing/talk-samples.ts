import type { ReportComment, ReportThread } from '../api/generated/talk';

/** What somebody else said of a report, as the API describes it. */
export const aReportComment = (change: Partial<ReportComment> = {}): ReportComment => ({
  id: 31,
  reportId: 21,
  replyTo: null,
  author: { id: 12, name: 'oliver' },
  byParticipant: false,
  text: 'How long does a filter last?',
  hidden: false,
  reason: null,
  createdAt: '2026-03-04T12:00:00.000Z',
  editedAt: null,
  ...change,
});

export const aThread = (change: Partial<ReportThread> = {}): ReportThread => ({
  ...aReportComment(),
  replies: [],
  nextReply: null,
  ...change,
});
