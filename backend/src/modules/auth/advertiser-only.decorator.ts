import { applyDecorators } from '@nestjs/common';
import { Refusal, Roles } from '../../common/access/access.decorator.js';
import { viewersCannotAdvertise } from './auth.errors.js';

/** A viewer account is told how to become an advertiser, where the plain rule would only refuse. */
export const AdvertiserOnly = () =>
  applyDecorators(Roles('user', 'participant', 'admin'), Refusal(viewersCannotAdvertise));
