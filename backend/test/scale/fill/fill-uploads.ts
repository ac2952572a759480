import type { Client } from 'pg';
import sharp from 'sharp';

const SIZE = { width: 160, height: 60 };

/** The pictures of the first ads, all of them the same. */
export async function fillUploads(client: Client, rows: number): Promise<void> {
  const bytes = await sharp({ create: { ...SIZE, channels: 3, background: '#2d6a4f' } })
    .png()
    .toBuffer();
  await client.query(
    `INSERT INTO uploads (id, user_id, format, content_type, bytes, width, height, sha256, uses)
     SELECT n, n, 'banner', 'image/png', $1, ${SIZE.width}, ${SIZE.height}, md5(n::text), 1 FROM generate_series(1, $2::integer) n`,
    [bytes, rows / 10],
  );
  await client.query(`SELECT setval('uploads_id_seq', $1)`, [rows / 10]);
}
