import { Injectable } from '@nestjs/common';
import type { FoundPart } from '../../common/lists/found-part.js';
import { FoundAds } from '../ads/found-ads.query.js';
import { FoundParticipants } from '../participants/found-participants.query.js';
import { FoundReports } from '../progress/found-reports.query.js';
import { FoundAdDto, FoundParticipantDto, FoundReportDto } from './dto/found.dto.js';
import { kindsOf, type SearchDto } from './dto/search.dto.js';
import type { SearchResultDto } from './dto/search-result.dto.js';
import { SEARCH_KINDS, type SearchKind } from './search.types.js';

/** Of each kind, where nobody says how many. */
const FOUND = 5;

/** Whatever finds rows by their words. */
interface Finder<Row> {
  find: (q: string, limit: number) => Promise<FoundPart<Row>>;
}

/** Looks through all that everybody may see. */
@Injectable()
export class SearchService {
  constructor(
    private readonly participants: FoundParticipants,
    private readonly reports: FoundReports,
    private readonly ads: FoundAds,
  ) {}

  async search({ q, kinds, limit = FOUND }: SearchDto): Promise<SearchResultDto> {
    const wanted = kindsOf(kinds) ?? SEARCH_KINDS;
    const more: SearchKind[] = [];
    const find = async <Row>(kind: SearchKind, finder: Finder<Row>): Promise<Row[]> => {
      if (!wanted.includes(kind)) return [];
      const { rows, isMore } = await finder.find(q, limit);
      if (isMore) more.push(kind);
      return rows;
    };
    // One after the other: a search of somebody who types takes one connection, not three.
    const participants = await find('participants', this.participants);
    const reports = await find('reports', this.reports);
    const ads = await find('ads', this.ads);
    return {
      participants: participants.map((row) => FoundParticipantDto.from(row, q)),
      reports: reports.map((row) => FoundReportDto.from(row, q)),
      ads: ads.map((row) => FoundAdDto.from(row, q)),
      more,
    };
  }
}
