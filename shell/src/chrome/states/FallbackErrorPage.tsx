const text = '일시적인 오류가 발생했습니다.';
const home = '홈으로';

/** Shown when the error page itself fails, so it uses nothing: no context, style sheet, message table or router. */
export function FallbackErrorPage() {
  return (
    <main id="main">
      <h1>{text}</h1>
      <p>
        <a href="/">{home}</a>
      </p>
    </main>
  );
}
