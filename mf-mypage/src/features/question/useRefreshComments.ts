import { commentsList, qnaGet, qnaList } from '@haesol/contracts/board';
import { useQueryClient } from '@tanstack/react-query';

/** @returns loads the comments again, and starts loading the questions, which show how many comments they have */
export function useRefreshComments(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: [commentsList.name] });
    for (const { name } of [qnaGet, qnaList]) void client.invalidateQueries({ queryKey: [name] });
  };
}
