import { useEffect } from 'react';
import { useShell } from '../context/shellContext.ts';

/**
 * Sets the page title in the window's title and the breadcrumb while the component is mounted.
 * @param title undefined keeps the title of the route
 */
export function usePageTitle(title: string | undefined): void {
  const shell = useShell();
  useEffect(() => {
    if (title !== undefined) shell.setTitle(title);
  }, [shell, title]);
}
