/** Body of a sign-up without a password: a general member with the required consents. */
export const aPerson = {
  memberClass: 'GENERAL',
  name: '한결',
  tel1: '010',
  tel2: '0000',
  tel3: '7001',
  agrees: [
    { code: 'AGE14', version: '', yn: 'Y' },
    { code: 'USE', version: '2.1', yn: 'Y' },
    { code: 'JOIN_PRIVACY', version: '2.0', yn: 'Y' },
  ],
};

export const joinPassword = 'Kite!river92';

/** Body of a sign-up by mail, without the proof of the address. */
export const aJoinForm = { ...aPerson, password: joinPassword, passwordConfirm: joinPassword };
