import { Injectable } from '@nestjs/common';
import { DownloadReaders } from '../../common/download-readers.js';

/** Those who take a table of the books from this process. Of each a megabyte is held: the ids of all its lines, and some hundred of them. */
@Injectable()
export class BookReaders extends DownloadReaders {
  constructor() {
    super({ most: 30, mostOfOne: 3 });
  }
}
