import { ApiProperty } from '@nestjs/swagger';
import { SEARCH_KINDS, type SearchKind } from '../search.types.js';
import { FoundAdDto, FoundParticipantDto, FoundReportDto } from './found.dto.js';

/** What was found, by its kind; empty where a kind was not asked for. */
export class SearchResultDto {
  /** Those with a word in their name first, then those of the newest season. */
  participants: FoundParticipantDto[];

  /** Newest first. */
  reports: FoundReportDto[];

  /** Newest first. */
  ads: FoundAdDto[];

  /** Kinds of which there is more, or may be: of what very many have, only the newest is looked at. */
  @ApiProperty({ enum: SEARCH_KINDS, enumName: 'SearchKind', isArray: true })
  more: SearchKind[];
}
