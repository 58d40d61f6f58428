import { hasVerbs, splitCommand } from './splitCommand.ts';

const labels = ['승인', '반려', '예약 확정', '검토 시작', '답변하기'];
const kinds = ['예약', '신청', '문의'];
const split = (text: string) => splitCommand(text, labels, kinds);

describe('splitCommand', () => {
  it('separates the words of a move from those that find an item', () => {
    expect(split('R-2026-0920 승인')).toMatchObject({ verbs: ['승인'], search: 'R-2026-0920', isOfItem: true });
    expect(split('한가람 검토')).toMatchObject({ verbs: ['검토'], search: '한가람' });
  });

  it('takes a kind beside a move as the item at hand', () => {
    expect(split('예약 승인')).toMatchObject({ verbs: ['승인'], search: '', page: '예약', isOfItem: false });
    expect(split('문의 답변')).toMatchObject({ verbs: ['답변'], isOfItem: false });
    expect(split('예약')).toMatchObject({ verbs: [], search: '예약', isOfItem: true });
  });

  it('finds by the word of a move, too, if there is no other', () => {
    expect(split('승인')).toMatchObject({ verbs: ['승인'], search: '승인', page: '승인', isOfItem: false });
  });

  it('finds no items after >', () => {
    expect(split('> 반려')).toMatchObject({ verbs: ['반려'], search: '', isCommand: true });
    expect(split('')).toMatchObject({ verbs: [], search: '', page: '', isOfItem: false });
  });

  it('compares the beginnings of words', () => {
    expect(hasVerbs('검토 시작', ['시작'])).toBe(true);
    expect(hasVerbs('검토 시작', ['토'])).toBe(false);
    expect(hasVerbs('승인', [])).toBe(true);
  });
});
