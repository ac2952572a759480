import { toApiError } from '../../api/api-error';
import type { Upload } from '../../api/generated/uploads';

/**
 * Uploads a picture and tells its address on this site. fetch does not say how far an upload has come.
 * @param onProgress hears the part that has been sent, from 0 to 1
 * @throws ApiError
 */
export function sendPicture(picture: Blob, onProgress: (part: number) => void): Promise<string> {
  const form = new FormData();
  form.append('format', 'report');
  form.append('file', picture);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = () => {
      const { status, responseText: data, statusText } = request;
      // What callers catch is what every call of the API rejects with.
      reject(toApiError({ status, data }, statusText) as unknown as Error);
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status === 201 ? resolve((JSON.parse(request.responseText) as Upload).url) : fail();
    request.onerror = fail;
    request.onabort = fail;
    request.open('POST', '/api/uploads');
    request.send(form);
  });
}
