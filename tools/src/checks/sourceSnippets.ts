import type { BoundarySnippet } from './boundarySnippet.ts';

const feature = 'mf-travel/src/features/tour';

const errorCodeSnippets = [
  'server/src/domains/travel/tour',
  'shell/src/session',
  'shared/remote/src/http',
  feature,
].flatMap((folder) =>
  [
    "export const kept = (code: string) => code === '4097';\n",
    "export const kept = { '4301': 'expired' };\n",
    "export type Kept = '5000';\n",
  ].map(
    (broken): BoundarySnippet => ({
      rule: `${folder} writes error codes by name: ${broken.trim()}`,
      diagnostic: 'plugin',
      says: 'by its name',
      folder,
      broken,
      clean:
        "import { errorCodes } from '@haesol/contracts';\nexport const kept = (code: string) => code === errorCodes.openItems;\n",
    }),
  ),
);

const koreanTextSnippets = ["'안녕하세요'", '`한 줄\n두 줄`'].map(
  (text): BoundarySnippet => ({
    rule: `Korean text of the shell stands in one file, not ${text.startsWith('`') ? 'in a template' : 'in a string'}`,
    diagnostic: 'plugin',
    says: 'messages.ko.ts',
    folder: 'shell/src/page',
    broken: `export const kept = ${text};\n`,
    clean: `/** A comment may quote ${text}. */\nexport const kept = 1;\n`,
  }),
);

const asksDatabase = (statement: string) =>
  [
    "import { type Kysely, sql } from 'kysely';",
    "import { describedSql } from '../../db/describedSql.ts';",
    'export const tools = { describedSql, sql };',
    `export const kept = (db: Kysely<unknown>) => ${statement};`,
    '',
  ].join('\n');

const rawSqlSnippets = [
  'sql`select 1`.execute(db)',
  'sql<{ n: number }>`select 1 as n`.execute(db)',
  '(db ? sql`select 1` : sql`select 2`).execute(db)',
  'db.executeQuery(sql`select 1`.compile(db))',
].map(
  (statement): BoundarySnippet => ({
    rule: `raw SQL declares its rows: ${statement}`,
    diagnostic: 'plugin',
    says: 'describedSql',
    folder: 'server/src/domains/travel/tour',
    broken: asksDatabase(statement),
    clean: asksDatabase("describedSql('tour.one', {})`select 1`.execute(db)"),
  }),
);

const toField = (prop: string, limit: string) =>
  [
    "import { inquiryLimits } from '@haesol/contracts';",
    "import { TextField } from '@haesol/kit';",
    'export const limits = inquiryLimits;',
    'export function KeptField() {',
    `  return <TextField ${prop}={${limit}} label={null} />;`,
    '}',
    '',
  ].join('\n');

const fieldLimitSnippets = ['countMax', 'maxLength'].map(
  (prop): BoundarySnippet => ({
    rule: `${prop} of a field comes from the contract`,
    diagnostic: 'plugin',
    says: 'from the contract',
    folder: feature,
    extension: '.tsx',
    broken: toField(prop, '50'),
    clean: toField(prop, 'inquiryLimits.title'),
  }),
);

/** Rules about a single file: names, text, colours, promises, size. */
const migrationSnippets = ['../../reference/terms.ts', '@haesol/contracts/common'].map(
  (specifier): BoundarySnippet => ({
    rule: `a migration does not import ${specifier}`,
    diagnostic: 'plugin',
    says: 'A migration never changes',
    folder: 'server/src/db/migrations',
    broken: `import type { Thing } from '${specifier}';\nexport type Kept = Thing;\n`,
    clean: "import type { Kysely } from 'kysely';\nexport type Kept = Kysely<unknown>;\n",
  }),
);

export const sourceSnippets: readonly BoundarySnippet[] = [
  ...errorCodeSnippets,
  ...fieldLimitSnippets,
  {
    rule: 'the environment is read by the configuration alone',
    diagnostic: 'lint/style/noProcessEnv',
    folder: 'server/src',
    broken: 'export const kept = process.env.PORT;\n',
    clean: { file: 'config.ts', code: 'export const kept = process.env.PORT;\n' },
  },
  {
    rule: 'nothing is written to the console',
    diagnostic: 'lint/suspicious/noConsole',
    folder: 'shell/src',
    broken: "console.log('here');\n",
    clean: 'export const kept = 1;\n',
  },
  {
    rule: 'exports have names',
    diagnostic: 'lint/style/noDefaultExport',
    folder: 'mf-travel/src',
    extension: '.tsx',
    broken: 'export default function Kept() {\n  return null;\n}\n',
    clean: { file: 'KeptScreen.tsx', code: 'export default function KeptScreen() {\n  return null;\n}\n' },
  },
  {
    rule: 'a file is named after its export',
    diagnostic: 'lint/style/useFilenamingConvention',
    folder: feature,
    broken: { file: 'tour-card.ts', code: 'export const kept = 1;\n' },
    clean: { file: 'tourCard.ts', code: 'export const kept = 1;\n' },
  },
  {
    rule: 'text stands in the messages',
    diagnostic: 'lint/style/noJsxLiterals',
    folder: feature,
    extension: '.tsx',
    broken: 'export function Kept() {\n  return <p>안녕하세요</p>;\n}\n',
    clean: 'export function Kept(props: { text: string }) {\n  return <p>{props.text}</p>;\n}\n',
  },
  ...koreanTextSnippets,
  {
    rule: 'colours come from tokens',
    diagnostic: 'lint/style/noHexColors',
    folder: feature,
    extension: '.css',
    broken: '.kept {\n  color: #1d5fdc;\n}\n',
    clean: '.kept {\n  color: var(--color-action);\n}\n',
  },
  {
    rule: 'dependencies are declared',
    diagnostic: 'lint/correctness/noUndeclaredDependencies',
    folder: 'mf-travel/src',
    broken: "import { thing } from 'lodash';\nexport const kept = thing;\n",
    clean: "import { atom } from 'jotai';\nexport const kept = atom;\n",
  },
  {
    rule: 'promises are awaited',
    diagnostic: 'lint/nursery/noFloatingPromises',
    folder: 'server/src/domains/travel/tour',
    broken: 'async function save(): Promise<void> {}\nexport function kept(): void {\n  save();\n}\n',
    clean:
      'async function save(): Promise<void> {}\nexport async function kept(): Promise<void> {\n  await save();\n}\n',
  },
  {
    rule: 'a feature has no barrel',
    diagnostic: 'lint/performance/noBarrelFile',
    folder: feature,
    broken: "export { a } from './a.ts';\nexport { b } from './b.ts';\n",
    clean: 'export const kept = 1;\n',
  },
  {
    rule: 'a file has at most 300 lines',
    diagnostic: 'lint/style/noExcessiveLinesPerFile',
    folder: 'server/src/domains/travel/tour',
    broken: 'export let kept = 0;\n'.concat('kept += 1;\n'.repeat(300)),
    clean: 'export const kept = 1;\n',
  },
  ...rawSqlSnippets,
  ...migrationSnippets,
];
