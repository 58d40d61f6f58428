import { requestKey } from '@haesol/contracts/release';
import type { Envelope, HttpRequest } from '@haesol/remote/shell-api';

/** Time for which an answer is cached for its request, in milliseconds. */
const keepMs = 10_000;

/** Cache of GETs that came with the page or were prefetched; each answer is returned to the first identical request. */
export class AnswerCache {
  readonly #answers = new Map<string, { readonly answer: Promise<Envelope>; readonly expiresAt: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  static keyOf(request: Omit<HttpRequest, 'name'>, bearer: boolean): string {
    const { method, path, query, headers } = request;
    return requestKey({ method, path, ...(query && { query }), languageCd: headers?.language ?? '', bearer });
  }

  put(key: string, answer: Promise<Envelope>, expiresAt = this.#now() + keepMs): void {
    const kept = { answer, expiresAt };
    this.#answers.set(key, kept);
    // Failures are not cached.
    answer.catch(() => this.#answers.get(key) === kept && this.#answers.delete(key));
  }

  has(key: string): boolean {
    const found = this.#answers.get(key);
    return found !== undefined && found.expiresAt > this.#now();
  }

  take(key: string): Promise<Envelope> | undefined {
    const found = this.#answers.get(key);
    this.#answers.delete(key);
    return found !== undefined && found.expiresAt > this.#now() ? found.answer : undefined;
  }

  clear(): void {
    this.#answers.clear();
  }
}
