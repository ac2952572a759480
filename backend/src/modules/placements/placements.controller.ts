import { Body, Controller, Get, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { Anyone } from '../../common/access/access.decorator.js';
import { accountOf } from '../../common/access/account-of-session.js';
import { Beacons } from './beacons.service.js';
import { Deliveries } from './deliveries.service.js';
import { BeaconDto } from './dto/beacon.dto.js';
import { FindPlacementsDto, slotsOf } from './dto/find-placements.dto.js';
import { PlacementDto } from './dto/placement.dto.js';
import type { BeaconKind } from './placement.types.js';
import { senderOf, whyNotServed } from './sender.js';

/** Answers as `PlacementResponder` does before the application, and says what was wrong where it says nothing. */
@ApiTags('placements')
@Controller('placements')
export class PlacementsController {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly beacons: Beacons,
  ) {}

  /**
   * An ad for each place of a page, no ad twice, each with a token for what becomes of it. Counts them as served, unless it is a robot that
   * asks, a browser that loads ahead, another site's page, whoever has an ad that runs or an administrator.
   */
  @Get()
  @Anyone()
  @Header('Cache-Control', 'no-store')
  findPlacements(
    @Query() { slots, beside }: FindPlacementsDto,
    @Req() request: Request,
  ): Promise<PlacementDto[]> {
    const account = () => Promise.resolve(accountOf(request));
    return this.deliveries.deliver(slotsOf(slots)!, { notServed: whyNotServed(request), beside, account });
  }

  /**
   * For browsers: half of the ad was to be seen for a second. 204 whatever the token, up to 2 kB, also as text/plain; what does not count
   * is counted as filtered.
   */
  @Post('seen')
  @HttpCode(204)
  @Anyone()
  @ApiConsumes('application/json', 'text/plain')
  @ChangesNothingShown('Figures of ads, which their owners alone are shown.')
  tellSeen(@Body() { token }: BeaconDto, @Req() request: Request): Promise<void> {
    return this.take('viewable', token, request);
  }

  /** For browsers: somebody followed the ad. Taken as the call for views is. */
  @Post('clicked')
  @HttpCode(204)
  @Anyone()
  @ApiConsumes('application/json', 'text/plain')
  @ChangesNothingShown('Figures of ads, which their owners alone are shown.')
  tellClicked(@Body() { token }: BeaconDto, @Req() request: Request): Promise<void> {
    return this.take('clicks', token, request);
  }

  private take(kind: BeaconKind, token: string, request: Request): Promise<void> {
    const address = request.ip ?? 'unknown';
    const account = () => Promise.resolve(accountOf(request));
    return this.beacons.take(kind, token, { ...senderOf(request), address, account });
  }
}
