import { type ApiError, REQUEST_ID, toApiError } from '../../api/api-error';
import type { Upload } from '../../api/generated/uploads';

/** A picture's address on this site, or why it has none. */
type Sent = { url: string; error?: undefined } | { error: ApiError };

/**
 * Uploads a picture. fetch does not say how far an upload has come.
 * @param onProgress hears the part that has been sent, from 0 to 1
 */
export function sendPicture(picture: Blob, onProgress: (part: number) => void): Promise<Sent> {
  const form = new FormData();
  form.append('format', 'report');
  form.append('file', picture);
  const request = new XMLHttpRequest();
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  return new Promise((resolve) => {
    // Comes last, whether an answer came or not.
    request.addEventListener('loadend', () => resolve(answerOf(request)));
    request.open('POST', '/api/uploads');
    request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): Sent {
  const { status, responseText: data, statusText } = request;
  return status === 201
    ? { url: (JSON.parse(data) as Upload).url }
    : { error: toApiError({ status, data }, statusText, request.getResponseHeader(REQUEST_ID)) };
}
