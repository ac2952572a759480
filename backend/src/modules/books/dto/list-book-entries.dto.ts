import { ApiProperty } from '@nestjs/swagger';
import { IsEthereumAddress, IsIn, IsOptional, Matches } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsInstant } from '../../../common/validation/instant.decorator.js';
import { says } from '../../../common/validation/says.js';
import { choiceRequired, walletAddressInvalid } from '../../../common/validation/validation.problems.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';
import { BOOK_CURSOR } from '../book-cursor.js';
import { BOOK_KINDS, type BookKind } from '../book-kinds.js';
import { bookCursorInvalid } from '../books.errors.js';

const MAX_ENTRIES = 1_000;
export const MAX_CSV_LINES = 10_000;

/** Which entries of the books; all filters together. */
export class BookFilterDto {
  /** @example 97 */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  chainId?: number;

  @ApiProperty({ enum: BOOK_KINDS, enumName: 'BookKind', example: 'payment' })
  @IsOptional()
  @IsIn(BOOK_KINDS, says((field) => choiceRequired({ field, choices: BOOK_KINDS.join(', ') })))
  kind?: BookKind;

  /** The ad whose money it is. @example 12 */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  adId?: number;

  /**
   * An account that is named in it, in whatever part: payer, payee, receiver or holder of a badge.
   * @example 0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65
   */
  @IsOptional()
  @IsEthereumAddress(says((field) => walletAddressInvalid({ field })))
  account?: string;

  /**
   * Blocks made at this instant or later.
   * @example 2026-08-01T00:00:00Z
   */
  @IsOptional()
  @IsInstant()
  from?: string;

  /**
   * Blocks made before this instant.
   * @example 2026-09-01T00:00:00Z
   */
  @IsOptional()
  @IsInstant()
  to?: string;

  /**
   * Where the page starts: the place after which to go on, as given in the Link header.
   * @example 1785542400-97-51234567-3
   */
  @IsOptional()
  @Matches(BOOK_CURSOR, says((field) => bookCursorInvalid({ field })))
  cursor?: string;
}

/** Filters and page of the books. */
export class ListBookEntriesDto extends BookFilterDto {
  /**
   * Entries a page.
   * @example 100
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ENTRIES)
  limit?: number;
}

/** Filters and page of the books as a table of text. */
export class ListBookLinesDto extends BookFilterDto {
  /**
   * Lines a page.
   * @example 10000
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_CSV_LINES)
  limit?: number;
}
