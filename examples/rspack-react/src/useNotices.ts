import { useEffect, useState } from 'react';
import type { Shell } from './shell.ts';

export interface Notice {
  readonly postUid: string;
  readonly title: string;
}

/** Reads notices of the site by the shell, which adds the session and the language. */
export function useNotices(shell: Shell, pageSize: number): readonly Notice[] | 'loading' | 'failed' {
  const [notices, setNotices] = useState<readonly Notice[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isOpen = true;
    void shell.http
      .request({
        name: 'posts.list',
        method: 'GET',
        path: '/api/v1/posts/list',
        query: { board: 'NOTICE', pageNum: '1', pageSize: String(pageSize) },
      })
      .then(({ status, data }) => {
        if (status.code !== '200') throw new Error(status.code);
        return (data as { list: readonly Notice[] }).list;
      })
      .catch(() => 'failed' as const)
      .then((result) => {
        if (isOpen) setNotices(result);
      });
    return () => {
      isOpen = false;
    };
  }, [shell, pageSize]);
  return notices;
}
