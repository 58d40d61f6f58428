import * as z from 'zod/mini';
import { type AnswerSchema, describeAnswers } from '../build/answerSchemas.ts';
import { checkAnswers } from './answerRules.ts';

const toSchema = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'output' }) as AnswerSchema;

const post = {
  title: z.string(),
  count: z.number(),
  state: z.enum(['OPEN', 'DONE']),
  writer: z.object({ name: z.string() }),
  memo: z.optional(z.string()),
};
const tree = z.object({
  name: z.string(),
  get children() {
    return z.array(tree);
  },
});
const read = z.object({ list: z.array(z.object(post)), next: z.nullable(z.object({ title: z.string() })), tree });

const find = (change: Partial<Record<keyof typeof post, z.core.$ZodType>>, without: (keyof typeof post)[] = []) => {
  const shape = Object.fromEntries(
    Object.entries({ ...post, ...change }).filter(([name]) => !without.includes(name as keyof typeof post)),
  );
  const given = z.object({ list: z.array(z.object(shape)), next: z.nullable(z.object({ title: z.string() })), tree });
  return checkAnswers({ 'posts.list': toSchema(read) }, { 'posts.list': toSchema(given) });
};

describe('checkAnswers', () => {
  it.each([
    ['the same', {}, [], []],
    ['a new field', { extra: z.string() }, [], []],
    ['a whole number', { count: z.int() }, [], []],
    ['a field that is required from now on', { memo: z.string() }, [], []],
    ['without an optional field', {}, ['memo'], []],
    ['without a field', {}, ['title'], ['posts.list: list[].title is gone']],
    ['an optional field', { title: z.optional(z.string()) }, [], ['posts.list: list[].title may be absent']],
    ['a nullable field', { title: z.nullable(z.string()) }, [], ['posts.list: list[].title may be null']],
    ['another type', { title: z.number() }, [], ['posts.list: list[].title may be number']],
    ['a value less', { state: z.enum(['OPEN']) }, [], ['posts.list: list[].state loses the value "DONE"']],
    [
      'a value more',
      { state: z.enum(['OPEN', 'DONE', 'SHUT']) },
      [],
      ['posts.list: list[].state has the new value "SHUT"'],
    ],
    ['a nested object without its field', { writer: z.object({}) }, [], ['posts.list: list[].writer.name is gone']],
    [
      'nothing in the place of an object',
      { writer: z.nullable(z.object({ name: z.string() })) },
      [],
      ['posts.list: list[].writer may be null'],
    ],
  ] as const)('compares what a build reads with %s', (_what, change, without, faults) => {
    expect(find(change as Parameters<typeof find>[0], [...without])).toEqual(faults);
  });

  it('finds a field that leaves a part of the API with a name, and nothing in the API itself', () => {
    const names = ['posts.list', 'posts.get', 'contents.get', 'edu.list', 'main.search'];
    const answers = describeAnswers(names);
    expect(Object.keys(answers).sort()).toEqual([...names].sort());
    expect(checkAnswers(answers, answers)).toEqual([]);

    const text = JSON.stringify(answers);
    const given = JSON.parse(text.replaceAll(/"(categoryNm)":\{"type":"string"\},?/g, '')) as typeof answers;
    expect(checkAnswers(answers, given)).toContain('posts.list: list[].categoryNm is gone');
  });
});
