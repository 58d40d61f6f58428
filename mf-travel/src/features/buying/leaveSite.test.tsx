import { leaveSite } from './leaveSite.ts';

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://pay.example'])(
  '%s is no address of a payment window',
  (url) => {
    expect(() => leaveSite(url)).toThrow('Not a web address');
  },
);
