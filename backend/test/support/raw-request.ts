import { type Agent, type IncomingMessage, request as requestOf } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string[] | undefined>;
  body: Buffer;
}

/** Asks without any of a client's own doing: no decoding, no cookies. */
export async function rawRequest(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  agent: Agent | false = false,
): Promise<RawAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    requestOf(url, { method, headers, agent }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode!, headers: response.headersDistinct, body: await buffer(response) };
}
