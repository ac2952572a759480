/** How much there was at a moment; moments may lie apart as they like. */
export interface CurvePoint {
  at: number;
  value: number;
}

/** Room for half the line's width, above and below. */
const MARGIN = 6;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Paths in a square of 100 by 100, from the lowest point there is to the highest; a single point is drawn as a level line. */
export function curveOf(points: CurvePoint[]): { line: string; area: string; last: number } {
  const known = points.length === 0 ? [{ at: 0, value: 0 }] : points;
  const drawn = known.length === 1 ? [known[0]!, { ...known[0]!, at: known[0]!.at + 1 }] : known;
  const [first, end] = [drawn[0]!.at, drawn.at(-1)!.at];
  const highest = Math.max(1, ...drawn.map(({ value }) => value));
  const x = ({ at }: CurvePoint) => rounded(((at - first) / Math.max(1, end - first)) * 100);
  const y = ({ value }: CurvePoint) => rounded(100 - MARGIN - (value / highest) * (100 - 2 * MARGIN));
  const line = drawn.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point)} ${y(point)}`).join('');
  return { line, area: `${line}L100 100L0 100Z`, last: y(drawn.at(-1)!) };
}
