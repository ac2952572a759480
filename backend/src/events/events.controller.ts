import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone } from '../common/access/access.decorator.js';
import { EventStream, type StreamStart } from './event-stream.js';
import { EventStreams } from './event-streams.service.js';
import { streamOwnerOf } from './stream-owner.js';

@ApiTags('events')
@Controller('events')
export class EventsController {
  constructor(private readonly streams: EventStreams) {}

  /**
   * Tells what changes, as server-sent events: `ad`, `payment`, `participant`, `vote`, `progress`, `award` and `settings`
   * (those of `GET challenge/settings` alone) to everybody, `notification` to the signed-in account. The data names what changed: `{id, participantId?, adId?}`.
   * Votes come in bundles, every half second at most: `{votes: {participantId: counted votes}}`.
   * Ids are in the order of commits. `ready` says that the stream is open; with the header `Last-Event-ID` (or the
   * parameter `lastEventId`) what was missed within ten minutes comes first, `reset` says that more was missed. A page
   * that has no id yet says in `since` how many milliseconds ago it was fetched.
   */
  @Get()
  @Anyone()
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ description: 'A stream that ends with the session', type: String })
  @ApiServiceUnavailableResponse({ description: 'Too many streams are open; see Retry-After' })
  async openStream(@Req() request: Request, @Res() response: Response): Promise<void> {
    const isAskedForHead = request.method === 'HEAD';
    if (isAskedForHead) EventStream.writeHead(response);
    else await this.streams.open(response, streamOwnerOf(request), startOf(request));
    // It lasts for as long as the page is open: prolonging the session at its end would wake one that has ended.
    Reflect.deleteProperty(request, 'session');
    if (isAskedForHead) response.end();
  }
}

/** Browsers send the header when they reconnect by themselves; a page that does so itself can only use the address. */
function startOf({ headers, query }: Request): StreamStart {
  return { lastEventId: textOf(headers['last-event-id'] ?? query.lastEventId), since: textOf(query.since) };
}

/** What is given twice names no place, like other nonsense. */
const textOf = (given: unknown): string | undefined =>
  given === undefined || typeof given === 'string' ? given : '';
