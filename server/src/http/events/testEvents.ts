/** Collects the messages of a stream of server-sent events. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** All messages so far. */
  readonly messages: readonly { readonly event: string; readonly data: string }[];
  /** Returns true once the server has ended it. */
  readonly ended: () => boolean;
  close(): void;
}

function parse(block: string): { event: string; data: string } {
  const fieldOf = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  return { event: fieldOf('event') ?? 'message', data: fieldOf('data') ?? '' };
}

/** Opens a stream as a browser does. */
export async function openStream(url: string | URL): Promise<OpenStream> {
  const cancel = new AbortController();
  const response = await fetch(url, {
    headers: { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    signal: cancel.signal,
  });
  const messages: { event: string; data: string }[] = [];
  let isEnded = false;
  async function read(): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      rest += decoder.decode(chunk, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      messages.push(...blocks.filter((block) => block.includes('data: ')).map(parse));
    }
  }
  // Closing the stream cancels the read.
  void read()
    .catch(() => undefined)
    .finally(() => {
      isEnded = true;
    });
  return {
    status: response.status,
    headers: response.headers,
    messages,
    ended: () => isEnded,
    close: () => cancel.abort(),
  };
}
