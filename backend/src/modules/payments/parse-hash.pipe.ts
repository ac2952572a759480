import { Injectable, type PipeTransform } from '@nestjs/common';
import { validationFailed } from '../../common/errors/common.errors.js';
import { transactionHashInvalid } from './payments.errors.js';

/** Takes a transaction hash from the path; anything else is a 400. */
@Injectable()
export class ParseHashPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^0x[0-9a-fA-F]{64}$/.test(value))
      throw validationFailed({ hash: [transactionHashInvalid({ field: 'hash' })] });
    return value.toLowerCase();
  }
}
