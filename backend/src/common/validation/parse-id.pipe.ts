import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { invalidId } from '../errors/common.errors.js';

/** The largest id a PostgreSQL integer column holds. */
export const MAX_ID = 2_147_483_647;

/** Turns a path segment into a row id; anything but a positive 32-bit integer is a 400. */
@Injectable()
export class ParseIdPipe implements PipeTransform<string, number> {
  transform(value: string, { data }: ArgumentMetadata): number {
    const id = Number(value);
    if (!/^[1-9]\d{0,9}$/.test(value) || id > MAX_ID) throw invalidId(data ?? 'id');
    return id;
  }
}
