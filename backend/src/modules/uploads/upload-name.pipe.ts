import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { invalidId } from '../../common/errors/common.errors.js';
import { type UploadName, uploadNameOf } from './upload-path.js';

/** Turns a path segment into what an upload is found by; anything that can be none is a 400. */
@Injectable()
export class UploadNamePipe implements PipeTransform<string, UploadName> {
  transform(value: string, { data }: ArgumentMetadata): UploadName {
    const name = uploadNameOf(value);
    if (!name) throw invalidId(data ?? 'id');
    return name;
  }
}
