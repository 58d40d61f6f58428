import { toCallError } from '@haesol/remote/http';
import { toLoginFailure } from './loginRules.ts';

const refused = (code: string, data: unknown = null) => toCallError({ code, message: '서버가 한 말', data });

describe('toLoginFailure', () => {
  it('counts the failures from what remains', () => {
    expect(toLoginFailure(refused('4201', { remain: 3 }), 0)).toEqual({ kind: 'mismatch', failed: 2 });
  });

  it('leaves the count out where the server does not say it', () => {
    expect(toLoginFailure(refused('4201'), 0)).toEqual({ kind: 'mismatch', failed: undefined });
  });

  it('waits until an instant', () => {
    expect(toLoginFailure(refused('4202', { waitSec: 30 }), 1_000)).toEqual({ kind: 'wait', until: 31_000 });
  });

  it('leaves other refusals to the words of the server', () => {
    expect(toLoginFailure(refused('4203'), 0)).toEqual({ kind: 'other' });
  });
});
