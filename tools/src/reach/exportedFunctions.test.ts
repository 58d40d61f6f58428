import { listExportedFunctions } from './exportedFunctions.ts';

describe('listExportedFunctions', () => {
  it('finds declarations, screens and arrow functions', () => {
    const source = [
      'export function first() {}',
      'export async function second<T>(value: T) {}',
      'export default function ThirdScreen() {}',
      'export const fourth = (a: string) => a;',
      'export const fifth: Fifth = async (',
      'export const sixth = async ({ a }: { a: string }): Promise<void> => {',
      'export const seventh = value => value;',
    ].join('\n');

    expect(listExportedFunctions(source).map(({ name, line }) => `${line} ${name}`)).toEqual([
      '1 first',
      '2 second',
      '3 ThirdScreen',
      '4 fourth',
      '5 fifth',
      '6 sixth',
      '7 seventh',
    ]);
  });

  it('leaves out values, types and what is not exported', () => {
    const source = [
      'export const limit = 3;',
      'export const rows: readonly Row[] = (Object.keys(all) as Kind[]).flatMap((kind) =>',
      'export const board = z.object({ a: z.string() });',
      'export interface Board {}',
      'function inner() {}',
      "export { other } from './other.ts';",
    ].join('\n');

    expect(listExportedFunctions(source)).toEqual([]);
  });
});
