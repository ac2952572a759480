/** The first of those that were found. */
export interface FoundPart<Row> {
  rows: Row[];
  /** Whether there are others, or may be where nobody looked: only so many rows are looked at. */
  isMore: boolean;
}
