/** Each page has a frame and a heading of its own, and is for staff. */
export const common = { layout: 'home', guard: 'staff', render: 'client', noindex: true } as const;
