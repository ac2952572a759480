/** Why views and clicks were not counted, and how many for each reason. */
export class FilteredFiguresDto {
  /** Its token had been used. */
  replayed: number;

  /** Its token was older than an hour. */
  expired: number;

  /** Its token was not one of this site. */
  forged: number;

  /** The browser calls itself a robot. */
  robot: number;

  /** The page was loaded ahead, with nobody looking at it. */
  prefetch: number;

  /** By the advertiser. */
  owner: number;

  /** By an administrator. */
  admin: number;

  /** Its network had thirty views and clicks of this ad that day (UTC). */
  network: number;
}

/** What an ad had in its places. */
export class AdFiguresDto {
  /** Times it was handed out for a page that somebody opened; robots, pages loaded ahead, its advertiser and administrators do not count. */
  served: number;

  /** Times half of it was to be seen for a second, or else somebody followed it. */
  viewable: number;

  /** Times somebody followed it. */
  clicks: number;

  /** Views and clicks that do not count, by reason. */
  filtered: FilteredFiguresDto;
}

/** Figures of an ad over some time. */
export class AdSumsDto extends AdFiguresDto {
  /** An estimate of how many saw it: networks of each day with a view or a click, added up. */
  reach: number;
}
