import type { PlacedComment, ReportComment, ReportThread } from '../api/generated/talk';

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

/** A comment with the report that it is about, as lists of comments on several reports have it. */
export const aPlacedComment = (change: Partial<PlacedComment> = {}): PlacedComment => ({
  ...aReportComment(),
  report: { id: 21, title: 'Filters', month: 2, participantId: 3, participantName: 'Amina Diallo' },
  answeredText: null,
  ...change,
});
