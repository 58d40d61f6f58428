import { messages } from '../../messages.ko.ts';

/** Shown when the error page itself fails, so it depends on nothing that could fail: no context, style sheet or router. */
export function FallbackErrorPage() {
  return (
    <main id="main">
      <h1>{messages.error.fallbackTitle}</h1>
      <p>
        <a href="/">{messages.error.home}</a>
      </p>
    </main>
  );
}
