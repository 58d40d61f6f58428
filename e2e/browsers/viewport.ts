/** Size of the windows in CSS pixels: the layout for desktops. */
export const viewport = { width: 1280, height: 900 } as const;
