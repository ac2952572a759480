import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import type { Upload } from './entities/upload.entity.js';

const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What an upload is found by: its key, or its id if it is from before there were keys. */
export type UploadName = { key: string } | { id: number; byNumber: true };

/** Reads the last part of an upload's address; undefined for what names none. */
export function uploadNameOf(text: string): UploadName | undefined {
  if (KEY.test(text)) return { key: text };
  const id = Number(/^[1-9]\d{0,9}$/.exec(text)?.[0]);
  return id <= MAX_ID ? { id, byNumber: true } : undefined;
}

/** The address of an upload on this site. */
export const uploadPath = ({ key }: Pick<Upload, 'key'>): string => `/api/uploads/${key}`;

/** All that it may stand as in an ad or a report. */
export const uploadPaths = ({ id, key, byNumber }: Pick<Upload, 'id' | 'key' | 'byNumber'>): string[] => [
  uploadPath({ key }),
  ...(byNumber ? [`/api/uploads/${id}`] : []),
];
