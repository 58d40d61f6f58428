import type { EndpointData } from '@haesol/contracts/common';
import { type Review, reviewHelpfulAdd, reviewHelpfulRemove, reviewList } from '@haesol/contracts/travel';
import { Button } from '@haesol/kit';
import { useEndpointMutation, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useRefusalToast } from '#ui/useRefusalToast';

type HelpfulMark = EndpointData<typeof reviewHelpfulAdd>;
type ReviewPages = InfiniteData<EndpointData<typeof reviewList>>;

/** Changes one review of the loaded pages; a new request could move it away from the pointer. */
const withMark =
  ({ reviewUid, helpfulYn, helpfulCnt }: HelpfulMark) =>
  (known: ReviewPages | undefined): ReviewPages | undefined =>
    known && {
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        list: page.list.map((one) => (one.reviewUid === reviewUid ? { ...one, helpfulYn, helpfulCnt } : one)),
      })),
    };

/** Marks a review as helpful, or takes the mark back, with the number of marks; asks visitors to sign in first. */
export function HelpfulButton({ review }: { readonly review: Review }) {
  const t = useText();
  const { formatNumber } = useFormats();
  const shell = useShell();
  const client = useQueryClient();
  const refuse = useRefusalToast();
  const { reviewUid, mineYn, helpfulYn, helpfulCnt = 0 } = review;
  const options = {
    onSuccess(mark: HelpfulMark) {
      client.setQueriesData<ReviewPages>({ queryKey: [reviewList.name] }, withMark(mark));
      shell.announce(t(mark.helpfulYn === 'Y' ? 'review.helpful.added' : 'review.helpful.removed'));
    },
    onError: refuse,
  };
  const add = useEndpointMutation(reviewHelpfulAdd, options);
  const remove = useEndpointMutation(reviewHelpfulRemove, options);
  if (mineYn === 'Y') return helpfulCnt > 0 && <p>{t('review.helpful.own', { count: helpfulCnt })}</p>;
  const isOn = helpfulYn === 'Y';

  async function toggle() {
    if (!shell.session.get().isLogin && !(await shell.requireLogin())) return;
    (isOn ? remove : add).mutate({ params: { reviewUid } });
  }

  return (
    <Button
      aria-pressed={isOn}
      busy={add.isPending || remove.isPending}
      icon={ThumbsUp}
      onClick={() => void toggle()}
      size="small"
      variant={isOn ? 'secondary' : 'plain'}
    >
      {[t('review.helpful.mark'), helpfulCnt > 0 && formatNumber(helpfulCnt)].filter(Boolean).join(' ')}
    </Button>
  );
}
