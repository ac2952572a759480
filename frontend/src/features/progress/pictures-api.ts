import type { SiteCall } from '../../api/base-query';
import { uploadsApi, type Upload } from '../../api/generated/uploads';
import { fetchWithProgress } from './send-picture';

interface PictureToSend {
  picture: Blob;
  /** Hears the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

function callFor({ picture, onProgress }: PictureToSend): SiteCall {
  const body = new FormData();
  body.append('format', 'report');
  body.append('file', picture);
  return { url: '/api/uploads', method: 'POST', body, send: fetchWithProgress(body, onProgress) };
}

/** Sends pictures of reports as all calls go: whoever has to sign in or to prove themselves does so, and the picture goes on. */
export const { sendPicture } = uploadsApi.injectEndpoints({
  endpoints: (build) => ({
    sendPicture: build.mutation<Upload, PictureToSend>({ query: callFor }),
  }),
}).endpoints;

export const { useMutation: useSendPictureMutation } = sendPicture;
