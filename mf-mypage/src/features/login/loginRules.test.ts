import { toCallError } from '@haesol/shared/http';
import { checkCredentials, toFieldErrors, toLoginFailure } from './loginRules.ts';

const refused = (code: string, data: unknown = null) => toCallError({ code, message: '서버가 한 말', data });

describe('checkCredentials', () => {
  it('asks for both fields', () => {
    expect(checkCredentials({ id: ' ', password: '', keep: false })).toEqual({
      id: { key: 'idMissing' },
      password: { key: 'passwordMissing' },
    });
  });

  it('refuses what is no e-mail address', () => {
    expect(checkCredentials({ id: 'doyun', password: 'x', keep: false })).toEqual({ id: { key: 'idFormat' } });
  });

  it('takes an address with blanks round it', () => {
    expect(checkCredentials({ id: ' doyun@daonfood.example ', password: 'x', keep: false })).toEqual({});
  });
});

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

  it('passes on what the server says of other refusals', () => {
    expect(toLoginFailure(refused('4203'), 0)).toEqual({ kind: 'other', text: '서버가 한 말' });
  });
});

describe('toFieldErrors', () => {
  it('takes the fields that the form has', () => {
    const fieldErrors = [
      { field: 'id', code: 'format', message: '이메일 형식으로 입력해 주세요.' },
      { field: 'keep', code: 'enum', message: '잘못된 값입니다.' },
    ];

    expect(toFieldErrors(refused('4000', { fieldErrors }))).toEqual({ id: { text: '이메일 형식으로 입력해 주세요.' } });
  });

  it('finds none in another refusal', () => {
    expect(toFieldErrors(refused('4201'))).toEqual({});
  });
});
