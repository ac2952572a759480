import supertest from 'supertest';

interface FileClaims {
  filename?: string;
  contentType?: string;
}

/** A browser's view of the API: keeps its cookies, and sends the site's own Origin. */
export class Client {
  private readonly agent: ReturnType<typeof supertest.agent>;

  /** `origin`: where the site's pages come from, if not from where the API listens. */
  constructor(
    readonly url: string,
    private readonly origin = url,
  ) {
    this.agent = supertest.agent(url);
  }

  get(path: string) {
    return this.agent.get(`/api${path}`);
  }

  head(path: string) {
    return this.agent.head(`/api${path}`);
  }

  post(path: string, body: object = {}) {
    return this.agent.post(`/api${path}`).set('Origin', this.origin).send(body);
  }

  /** Sends a form with a file, as a browser does; the name and type are what the sender claims. */
  upload(path: string, file: Buffer, fields: Record<string, string>, claims: FileClaims = {}) {
    const { filename = 'picture.png', contentType = 'image/png' } = claims;
    return this.form(path, fields).attach('file', file, { filename, contentType });
  }

  /** Sends a form as a browser does once it may hold files. */
  form(path: string, fields: Record<string, string>) {
    return this.agent.post(`/api${path}`).set('Origin', this.origin).field(fields);
  }

  put(path: string, body: object = {}) {
    return this.agent.put(`/api${path}`).set('Origin', this.origin).send(body);
  }

  delete(path: string, body: object = {}) {
    return this.agent.delete(`/api${path}`).set('Origin', this.origin).send(body);
  }

  patch(path: string, body: object = {}) {
    return this.agent.patch(`/api${path}`).set('Origin', this.origin).send(body);
  }
}
