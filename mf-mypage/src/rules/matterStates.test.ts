import { bookingStateNames } from '@haesol/contracts/lab';
import { applicationStateNames, enrollStateNames } from '@haesol/contracts/learn';
import ko from '../messages/ko.json' with { type: 'json' };

describe('names of states', () => {
  it('are in Korean those of mails and the office', () => {
    expect(ko.matter.states).toEqual({
      EDU: enrollStateNames,
      EQU: bookingStateNames,
      APPLICATION: applicationStateNames,
    });
  });
});
