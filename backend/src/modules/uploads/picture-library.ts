/** What turns, cuts and writes pictures. */
type PictureLibrary = (typeof import('sharp'))['default'];

let loaded: Promise<PictureLibrary> | undefined;

/** Takes its 20 MB with the first picture: most processes never see one. */
export function pictureLibrary(): Promise<PictureLibrary> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<PictureLibrary> {
  const { default: sharp } = await import('sharp');
  // Whatever the bytes claim to be, no other decoder of libvips ever sees them.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  // Each picture is made once and kept in the database: its own 50 MB of what it has done last would serve nobody.
  sharp.cache(false);
  return sharp;
}
