import { Injectable } from '@nestjs/common';

/** So long somebody waits for a rendered page, as while the database hangs: the bare one comes then, and says what is wrong. */
@Injectable()
export class PagePatience {
  ms = 2_000;
}
