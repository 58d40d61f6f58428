import { renderOfficeForm } from './officeForm.ts';
import { readPdfPages } from './testPdf.ts';

const createdAt = new Date('2026-11-23T10:00:00+09:00');
const form = {
  title: '견적서',
  facts: [
    ['받는 분', '김하늘'],
    ['장비', '프레스'],
  ],
  amounts: [['합계', '110,000원', true]],
  notes: ['예약을 뜻하지 않습니다.'],
} as const;

describe('a form of the office', () => {
  it('has title, language and a structure of heading, tables and paragraphs for screen readers', async () => {
    const file = (await renderOfficeForm(form, { title: '견적서 HSE-2026-00001', createdAt })).toString('latin1');

    expect(file).toMatch(/\/Marked true/);
    expect(file).toMatch(/\/Lang \(ko\)/);
    expect(file).toMatch(/\/DisplayDocTitle true/);
    const roles = [...file.matchAll(/\/S \/(\w+)/g)].map(([, role]) => role);
    const count = (role: string) => roles.filter((one) => one === role).length;
    expect({ Document: count('Document'), H1: count('H1'), P: count('P'), Figure: count('Figure') }).toEqual({
      Document: 1,
      H1: 1,
      P: 1,
      Figure: 1,
    });
    expect(count('TH')).toBe(count('TR'));
    expect(count('TD')).toBe(count('TR'));
    expect(count('TR')).toBeGreaterThanOrEqual(3);
  });

  it('marks all of its content, ornaments as such', async () => {
    const [page = ''] = readPdfPages(await renderOfficeForm(form, { title: '견적서', createdAt }));
    let depth = 0;
    const unmarked = page.split('\n').filter((line) => {
      if (/\b(BDC|BMC)$/.test(line)) depth += 1;
      if (/\bEMC$/.test(line)) depth -= 1;
      return depth === 0 && /\b(TJ|S|f|B)$/.test(line);
    });

    expect(unmarked).toEqual([]);
    expect(depth).toBe(0);
    expect(page).toMatch(/\/Artifact BMC/);
  });

  it('goes on with its structure on the next page', async () => {
    const facts = Array.from({ length: 60 }, (_, at) => [`항목 ${at}`, '값'] as const);
    const file = await renderOfficeForm({ ...form, facts }, { title: '긴 서류', createdAt });

    expect(readPdfPages(file).length).toBeGreaterThan(1);
    expect([...file.toString('latin1').matchAll(/\/S \/TR\b/g)].length).toBeGreaterThanOrEqual(60);
  });
});
