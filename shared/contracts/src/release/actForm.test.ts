import { parseInput } from '../common/parseInput.ts';
import { tokenForm } from './actForm.ts';

describe('tokenForm', () => {
  it.each(['', '내년', '2027-02-30'])('says how to write the last day instead of "%s"', (untilDate) => {
    const body = { kind: 'TOKEN', name: 'CI', readYn: 'N', untilDate };
    const result = parseInput(tokenForm, { remoteId: 'mf-portal', body });

    expect('fieldErrors' in result && result.fieldErrors).toMatchObject([
      { field: 'body.untilDate', message: '날짜를 2026. 12. 3.과 같이 입력해 주세요.' },
    ]);
  });
});
