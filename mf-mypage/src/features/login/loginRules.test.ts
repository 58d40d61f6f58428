import { toCallError } from '@haesol/remote/http';
import { toLoginFailure } from './loginRules.ts';

const refused = (code: string, data: unknown = null) => toCallError({ code, message: '서버가 한 말', data });

describe('toLoginFailure', () => {
  it('computes the number of failures from the remaining tries', () => {
    expect(toLoginFailure(refused('4201', { remain: 3 }), 0)).toEqual({ kind: 'mismatch', failed: 2 });
  });

  it('omits the count if the server does not send it', () => {
    expect(toLoginFailure(refused('4201'), 0)).toEqual({ kind: 'mismatch', failed: undefined });
  });

  it('waits until an instant', () => {
    expect(toLoginFailure(refused('4202', { waitSec: 30 }), 1_000)).toEqual({ kind: 'wait', until: 31_000 });
  });

  it('uses the server’s message for other refusals', () => {
    expect(toLoginFailure(refused('4203'), 0)).toEqual({ kind: 'other' });
  });
});
