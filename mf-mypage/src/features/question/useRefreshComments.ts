import { commentsList, qnaGet, qnaList } from '@haesol/contracts/board';
import { useQueryClient } from '@tanstack/react-query';

/** @returns reloads the comments, and starts reloading the questions, which include the number of comments */
export function useRefreshComments(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: [commentsList.name] });
    for (const { name } of [qnaGet, qnaList]) void client.invalidateQueries({ queryKey: [name] });
  };
}
