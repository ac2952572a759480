/** Sends as fetch does, which does not say how far an upload has come. @param onProgress hears the part that has been sent, from 0 to 1 */
export function fetchWithProgress(body: FormData, onProgress: (part: number) => void): typeof fetch {
  return (asked) =>
    new Promise((resolve, reject) => {
      const { method, url, headers } = asked as Request;
      const request = new XMLHttpRequest();
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      // Comes last, whether an answer came or not.
      request.addEventListener('loadend', () => {
        if (request.status === 0) reject(new TypeError('No answer came'));
        else resolve(answerOf(request));
      });
      request.open(method, url);
      // That of the form is written with its parts.
      headers.delete('content-type');
      headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.send(body);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines.flatMap((line): [string, string][] => {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    return name && value ? [[name, value]] : [];
  });
  return new Response(responseText || null, { status, statusText, headers });
}
