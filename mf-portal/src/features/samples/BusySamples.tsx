import { Button, type ButtonVariant, Comment, ErrorState, Skeleton, Spinner } from '@haesol/kit';
import { Part, Sample } from './Sample.tsx';
import { words } from './specimens.ts';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'plain', 'danger', 'muted', 'text'];

const nothing = () => undefined;

/** Samples with ongoing operations: shown separately, because tests wait until a page is idle. */
export function BusySamples() {
  return (
    <Part name="busy">
      <Sample name="buttonBusy">
        {variants.map((variant) => (
          <Button busy busyText={words.saving} key={variant} variant={variant}>
            {words.save}
          </Button>
        ))}
      </Sample>
      <Sample name="skeleton" wide>
        <Skeleton rows={3} />
      </Sample>
      <Sample name="spinner">
        <Spinner label="불러오는 중" />
        <Spinner label="불러오는 중" size="large" />
      </Sample>
      <Sample name="commentBusy" wide>
        <Comment
          busy
          dateTime="2026-11-19T09:12+09:00"
          name="이도윤"
          notes={['등록하는 중입니다.']}
          time="2026. 11. 19. 09:12"
        >
          {words.body}
        </Comment>
      </Sample>
      <Sample name="retrying" wide>
        <ErrorState onRetry={nothing} retrying />
      </Sample>
    </Part>
  );
}
