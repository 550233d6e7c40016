/** The part of a response that `call` reads; jsdom has no `Response`. */
export const answer = (body: object, status = 200): Response =>
  ({ ok: status < 400, status, statusText: '', json: () => Promise.resolve(body) }) as Response;
