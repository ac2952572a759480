import type { PublicAnswers } from '../../../answers/public-answers.service.js';
import { type DrawnLanguage, type ShareWords, shareWords, writeFigure } from '../words.js';

/** Dates come as text. */
export type Answered<T> = { [K in keyof T]: T[K] extends Date | null ? string | null : T[K] };

/** The site cannot say at the moment what is there. */
export class NothingKnown extends Error {}

/** Reads what strangers are told, so that a picture shows nothing that its page would not. */
export class StrangersView {
  readonly words: ShareWords;

  constructor(
    private readonly answers: PublicAnswers,
    readonly language: DrawnLanguage,
  ) {
    this.words = shareWords(language);
  }

  /** Undefined where strangers find nothing. @throws NothingKnown */
  async read<T>(path: string): Promise<T | undefined> {
    const { status, body } = await this.answers.get(path);
    if (status >= 500) throw new NothingKnown(`${path} was answered with ${status}`);
    return status === 200 ? (JSON.parse(body.toString()) as T) : undefined;
  }

  figure(name: keyof ShareWords['figures'], value: number) {
    return { value: writeFigure(this.language, value), label: this.words.figures[name] };
  }
}
