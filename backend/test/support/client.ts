import supertest from 'supertest';

/** A browser's view of the API: keeps its cookies, and sends the site's own Origin. */
export class Client {
  private readonly agent: ReturnType<typeof supertest.agent>;

  constructor(readonly url: string) {
    this.agent = supertest.agent(url);
  }

  get(path: string) {
    return this.agent.get(`/api${path}`);
  }

  post(path: string, body: object = {}) {
    return this.agent.post(`/api${path}`).set('Origin', this.url).send(body);
  }

  delete(path: string, body: object = {}) {
    return this.agent.delete(`/api${path}`).set('Origin', this.url).send(body);
  }

  patch(path: string, body: object = {}) {
    return this.agent.patch(`/api${path}`).set('Origin', this.url).send(body);
  }
}
