import { Injectable } from '@nestjs/common';
import { DownloadReaders } from '../../common/download-readers.js';

/** Those who take a month's votes from this process. Of each some hundred kilobytes are held. */
@Injectable()
export class LeafReaders extends DownloadReaders {
  constructor() {
    super({ most: 100, mostOfOne: 10 });
  }
}
