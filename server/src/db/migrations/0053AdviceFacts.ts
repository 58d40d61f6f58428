import { type QueryExecutorProvider, sql } from 'kysely';
import { adviceFacts } from '../../reference/contentsCooperation.ts';

/** Titles of the steps of advice, and the drawing of each. */
const pictures = {
  신청: 'form',
  접수검토: 'check',
  '자문위원 매칭': 'match',
  자문수행: 'visit',
  결과보고: 'report',
} as const;

const menuKey = 'cooperation_tech';

/** The costs of advice become a fact sheet after its steps, which get drawings. A page that has a sheet stays as it is. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`update content_block
    set blocks = (
      select jsonb_agg(x.block order by t.n, x.at)
      from jsonb_array_elements(blocks) with ordinality as t (b, n)
      cross join lateral (
        select case when b->>'type' <> 'steps' then b else jsonb_set(b, '{items}', (
            select jsonb_agg(i || jsonb_strip_nulls(jsonb_build_object('picture', ${JSON.stringify(pictures)}::text::jsonb->(i->>'title')))
              order by k)
            from jsonb_array_elements(b->'items') with ordinality as s (i, k)
          )) end as block, 1 as at
        union all
        select ${JSON.stringify(adviceFacts)}::text::jsonb, 2 where b->>'type' = 'steps'
      ) as x
      where not (b->>'type' = 'html' and b->>'html' like '<h2>비용</h2><p>세 번째부터는%')
    )
    where menu_key = ${menuKey} and not blocks @> '[{"type":"facts"}]' and blocks @> '[{"type":"steps"}]'`.execute(db);
}
