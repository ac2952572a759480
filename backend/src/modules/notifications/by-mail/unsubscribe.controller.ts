import { Body, Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangesNothingShown } from '../../../answers/changes-nothing-shown.decorator.js';
import { Anyone } from '../../../common/access/access.decorator.js';
import { UnsubscribeDto } from '../dto/unsubscribe.dto.js';
import { unsubscribeLinkInvalid } from '../notifications.errors.js';
import { Unsubscriptions } from './unsubscriptions.service.js';

/** The way out of news by mail, which must work without a session: for people, and for mail programs (RFC 8058). */
@ApiTags('notifications')
@Controller('mail/unsubscribe')
@Anyone()
export class UnsubscribeController {
  constructor(private readonly preferences: Unsubscriptions) {}

  /** Leads people who open the address to the page that asks them: programs that only look at a link must end nothing. */
  @Get()
  @Redirect()
  openUnsubscribe(@Query() { token = '' }: UnsubscribeDto): { url: string; statusCode: number } {
    return { url: `/unsubscribe?${new URLSearchParams({ token }).toString()}`, statusCode: 302 };
  }

  /** Ends what the letter was of: news by mail, reminders or the digest. Mail programs send the token in the address and a form that says nothing more. */
  @Post()
  @HttpCode(204)
  @ChangesNothingShown('Nobody else is shown who is written to.')
  async unsubscribe(@Query() address: UnsubscribeDto, @Body() body: UnsubscribeDto): Promise<void> {
    // Of a form, which is not read, there is no body.
    const token = address.token ?? { ...body }.token;
    if (token === undefined) throw unsubscribeLinkInvalid();
    await this.preferences.unsubscribe(token);
  }
}
