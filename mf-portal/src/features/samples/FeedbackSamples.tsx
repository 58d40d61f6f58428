import {
  Button,
  EmptyState,
  ErrorState,
  ErrorSummary,
  LoadingOverlay,
  MessageBar,
  Spinner,
  TextField,
} from '@haesol/kit';
import { useShell } from '@haesol/remote/lifecycle';
import Timer from 'lucide-react/icons/timer';
import { useState } from 'react';
import { Part, Sample } from './Sample.tsx';
import { words } from './specimens.ts';

/** Long enough to be seen. */
const overlayMs = 1_000;

/** Samples of messages. */
export function FeedbackSamples() {
  const shell = useShell();
  const [isWaiting, setWaiting] = useState(false);

  function handleOverlay() {
    setWaiting(true);
    setTimeout(() => setWaiting(false), overlayMs);
  }

  return (
    <Part name="feedback">
      <Sample name="message" wide>
        <MessageBar>{words.link}</MessageBar>
        <MessageBar action={<Button size="small">{words.apply}</Button>} icon={Timer} kind="warning">
          {words.caption}
        </MessageBar>
        <MessageBar kind="success">{words.body}</MessageBar>
        <MessageBar kind="danger">{words.long}</MessageBar>
      </Sample>
      <Sample name="toast">
        <Button onClick={() => shell.toast({ kind: 'done', text: '저장되었습니다.' })}>{words.save}</Button>
        <Button onClick={() => shell.toast({ kind: 'info', text: '로그인이 필요한 서비스입니다.' })}>
          {words.apply}
        </Button>
        <Button
          onClick={() =>
            shell.toast({
              kind: 'error',
              text: '네트워크 연결을 확인해 주세요.',
              action: { label: '다시 시도', run: () => shell.announce('다시 시도했습니다.') },
            })
          }
          variant="danger"
        >
          {words.remove}
        </Button>
      </Sample>
      <Sample name="errorSummary" wide>
        <ErrorSummary errors={[{ fieldId: 'samples-mail', message: words.mailError }]} />
        <TextField defaultValue="doyun@daonfood" error={words.mailError} id="samples-mail" label="담당자 이메일" />
      </Sample>
      <Sample name="loading" wide>
        <Spinner label="불러오는 중" size="large" />
        <Button onClick={handleOverlay}>{words.saving}</Button>
        <LoadingOverlay open={isWaiting} />
      </Sample>
      <Sample name="empty" wide>
        <EmptyState
          text="띄어쓰기를 바꾸거나 더 짧은 말로 찾아 보세요."
          title="'나노임프린트'에 대한 검색 결과가 없습니다."
        >
          <Button>{words.link}</Button>
        </EmptyState>
      </Sample>
      <Sample name="error" wide>
        <ErrorState onRetry={() => shell.announce('다시 시도했습니다.')} requestId="req-7f3a" />
      </Sample>
    </Part>
  );
}
