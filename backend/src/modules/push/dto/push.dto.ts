import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNumber, IsObject, IsOptional, Matches, ValidateNested } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { IsWebUrl } from '../../../common/validation/web-address.decorator.js';
import { pushSubscriptionInvalid } from '../push.errors.js';

const isSubscription = says(() => pushSubscriptionInvalid());

/** What messages are encrypted by, for this browser alone. */
export class PushKeysDto {
  /** The browser's public key on P-256, uncompressed; base64url. */
  @Matches(/^[\w-]{87}=?$/, isSubscription)
  p256dh: string;

  /** Sixteen bytes that browser and site share; base64url. */
  @Matches(/^[\w-]{22}(==)?$/, isSubscription)
  auth: string;
}

/** A browser's push subscription, as `PushSubscription.toJSON()` gives it. */
export class PushTargetDto {
  /**
   * Of the browser's push service: https at a public address.
   * @example https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk
   */
  @IsWebUrl()
  endpoint: string;

  /** When it ends by itself, which hardly any browser says; not kept. */
  @IsOptional()
  @IsNumber({}, isSubscription)
  @ApiProperty({ type: Number, nullable: true, required: false })
  expirationTime?: number | null;

  /** With which what is sent is written, so that the push service cannot read it (RFC 8291). */
  @IsObject(isSubscription)
  @ValidateNested(isSubscription)
  @Type(() => PushKeysDto)
  keys: PushKeysDto;
}

/** The browser of this session. */
export class SubscribePushDto {
  /** As the browser's `subscribe` answered. */
  @IsObject(isSubscription)
  @ValidateNested(isSubscription)
  @Type(() => PushTargetDto)
  subscription: PushTargetDto;
}

/** What a browser needs to subscribe, and whether this one is. */
export class PushStateDto {
  /**
   * The site's public key (VAPID), base64url: `applicationServerKey` of the browser's `subscribe`.
   * @example BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM
   */
  publicKey: string;

  /** Whether the browser of this session is told of news. */
  isSubscribed: boolean;
}
