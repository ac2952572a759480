interface Size {
  width: number;
  height: number;
}

/** How far the picture can be moved from its middle to either side before its edge comes under the frame, in the stage's pixels. */
export const reachOf = (picture: Size, frame: Size, zoom: number) => ({
  x: reachAlong(picture.width, frame.width, zoom),
  y: reachAlong(picture.height, frame.height, zoom),
});

/** Less than a pixel is none: sizes are rounded. */
function reachAlong(picture: number, frame: number, zoom: number): number {
  const reach = (picture * zoom - frame) / 2;
  return reach < 1 ? 0 : reach;
}

/** Which part lies under the frame, from the first (0) to the last (1): the picture goes the other way. */
export const shareAt = (position: number, reach: number): number =>
  reach === 0 ? 0.5 : Math.min(Math.max((1 - position / reach) / 2, 0), 1);

/** Where the picture has to be for this part to lie under the frame. */
export const positionAt = (share: number, reach: number): number => (1 - 2 * share) * reach;
