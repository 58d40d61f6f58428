import { leaveSite } from './leaveSite.ts';

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://pay.example'])(
  'rejects %s as the address of a payment window',
  (url) => {
    expect(() => leaveSite(url)).toThrow('Not a web address');
  },
);
