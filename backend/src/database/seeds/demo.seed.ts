import { Injectable } from '@nestjs/common';
@Injectable()
export class DemoSeed {
  async run(): Promise<void> {}
}
