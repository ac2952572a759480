import { expect, test } from 'vitest';
import { positionAt, reachOf, shareAt } from './reach';

const frame = { width: 400, height: 50 };

test('a picture can be moved as far as it is larger than the frame, and further once it is zoomed', () => {
  const picture = { width: 400, height: 250 };
  expect(reachOf(picture, frame, 1)).toEqual({ x: 0, y: 100 });
  expect(reachOf(picture, frame, 2)).toEqual({ x: 200, y: 225 });
});

test('what is not a whole pixel larger cannot be moved', () => {
  expect(reachOf({ width: 401, height: 50 }, frame, 1)).toEqual({ x: 0, y: 0 });
});

test.each([0, 0.25, 0.5, 1])('shows the part %s of the way by moving the picture the other way', (share) => {
  expect(shareAt(positionAt(share, 120), 120)).toBe(share);
});

test('the last part is shown where the picture has gone back as far as it can', () => {
  expect(positionAt(1, 120)).toBe(-120);
  expect(shareAt(-300, 120)).toBe(1);
});
