import { type CallHandler, type ExecutionContext, HttpException, Injectable } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import {
  MAX_UPLOAD_MEGABYTES,
  multipartInvalid,
  multipartRequired,
  pictureTooHeavy,
} from './uploads.errors.js';

/** One file and one short text, both held in memory: nothing that was not looked at reaches a disk. */
const limits = {
  files: 1,
  fileSize: MAX_UPLOAD_MEGABYTES * 1_000_000,
  fields: 1,
  fieldSize: 100,
  fieldNameSize: 100,
  parts: 2,
};

/** Receives a form with the picture as `file`, and says in our words what is wrong with the form. */
@Injectable()
export class ReceivePictureInterceptor extends FileInterceptor('file', { limits }) {
  override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is('multipart/form-data')) throw multipartRequired();
    try {
      return await super.intercept(context, next);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      throw error.getStatus() === 413
        ? pictureTooHeavy({ megabytes: MAX_UPLOAD_MEGABYTES })
        : multipartInvalid();
    }
  }
}
