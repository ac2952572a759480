import type {
  PlacedCommentDto,
  PlacedCommentPageDto,
  ReportCommentDto,
  ReportThreadDto,
  ReportThreadPageDto,
} from '../../src/modules/talk/dto/report-comment.dto.js';
import type { Client } from '../support/client.js';
import type { SignedIn } from './user.factory.js';

/** Says something of a report. */
export async function comment(
  { client }: Pick<SignedIn, 'client'>,
  reportId: number,
  text: string,
  replyTo?: number,
): Promise<ReportCommentDto> {
  const { body } = await client.post(`/progress-updates/${reportId}/comments`, { text, replyTo }).expect(201);
  return body as ReportCommentDto;
}

/** The newest page of what this client may read of a report's comments. */
export async function talkOn(client: Client, reportId: number, query = ''): Promise<ReportThreadPageDto> {
  const { body } = await client.get(`/progress-updates/${reportId}/comments${query}`).expect(200);
  return body as ReportThreadPageDto;
}

/** Its comments alone. */
export const threadsOn = async (client: Client, reportId: number): Promise<ReportThreadDto[]> =>
  (await talkOn(client, reportId)).comments;

/** The first page of what waits for an account. */
export async function waiting(
  client: Client,
  list: 'to-answer' | 'replies-to-me',
): Promise<PlacedCommentDto[]> {
  const { body } = await client.get(`/report-comments/${list}`).expect(200);
  return (body as PlacedCommentPageDto).comments;
}

/** As an administrator does. */
export const hideComment = (admin: Client, id: number, reason: string | null = 'It names an address') =>
  admin.patch(`/admin/report-comments/${id}`, { hidden: true, reason });

interface Told {
  kind: string;
  params: Record<string, unknown>;
}

/** What an account was told, newest first. */
export async function newsOf({ client }: Pick<SignedIn, 'client'>): Promise<Told[]> {
  const { body } = await client.get('/notifications').expect(200);
  return (body as { items: Told[] }).items.map(({ kind, params }) => ({ kind, params }));
}
