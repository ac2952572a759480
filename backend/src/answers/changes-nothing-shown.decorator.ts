import type { IncomingMessage } from 'node:http';
import {
  applyDecorators,
  type ExecutionContext,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { changesNothing } from '../common/harmless-requests.js';

export const CHANGES_NOTHING_SHOWN = 'changes-nothing-shown';

/** Goes by the route that was reached, however the address was written. */
const note: NestInterceptor = {
  intercept: (context: ExecutionContext, next) => {
    changesNothing(context.switchToHttp().getRequest<IncomingMessage>());
    return next.handle();
  },
};

/**
 * Declares that a route which is no GET changes nothing that a public answer shows, whatever it is asked and also where it fails, so
 * that memory is not left aside for it: for routes that somebody may ask again and again. Whatever has no such mark may change
 * something. `public-answers-freshness.e2e-spec.ts` names all that have one.
 * @param why what it changes instead
 */
export const ChangesNothingShown = (why: string) =>
  applyDecorators(SetMetadata(CHANGES_NOTHING_SHOWN, why), UseInterceptors(note));
