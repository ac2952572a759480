import type { ServerResponse } from 'node:http';

type Work = () => void;

const waiting = new WeakMap<ServerResponse, Work[]>();

/** Does this when the head of an answer is about to be written, while cookies can be added to it; who asked last comes first. */
export function beforeHead(response: ServerResponse, work: Work): void {
  const known = waiting.get(response);
  if (known) return void known.unshift(work);
  const works = [work];
  waiting.set(response, works);
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    for (const each of works) each();
    return writeHead(...head);
  };
}
