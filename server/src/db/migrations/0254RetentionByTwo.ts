import { type Kysely, sql } from 'kysely';

/** Sentence of version 2.2, which is not in force yet, by language: two persons destroy what a job has deleted. */
const sentences: readonly (readonly [locale: string, before: string, after: string])[] = [
  [
    'ko',
    '회원이 탈퇴하면 개인정보를 바로 지우고, 보유 기간이 지난 개인정보는 날마다 골라 지웁니다. 처리 목적을 이룬 그 밖의 개인정보는 개인정보 보호책임자의 승인을 받아 5일 안에 파기하며,',
    '회원이 탈퇴하면 개인정보를 바로 지우고, 로그인 기록과 보낸 전자우편처럼 저절로 쌓이는 기록은 보유 기간이 지나면 날마다 지웁니다. 보유 기간이 지났거나 처리 목적을 이룬 그 밖의 개인정보는 파기할 것을 고르고 개인정보 보호책임자의 승인을 받아 5일 안에 파기하며,',
  ],
  [
    'en',
    'personal data is deleted at once, and personal data whose retention period has ended is selected and deleted every day. Other personal data whose purpose has been achieved is destroyed within 5 days with the approval of the Chief Privacy Officer.',
    'personal data is deleted at once. Records that arise by themselves, such as sign-ins and sent emails, are deleted every day once their retention period has ended. Other personal data whose retention period has ended or whose purpose has been achieved is selected and destroyed within 5 days with the approval of the Chief Privacy Officer.',
  ],
  [
    'ja',
    '個人情報を直ちに消去し、保有期間が過ぎた個人情報は毎日選び出して消去する。処理の目的を達したその他の個人情報は、個人情報保護責任者の承認を得て5日以内に破棄し、',
    '個人情報を直ちに消去し、ログイン記録や送信したメールのように自動的にたまる記録は、保有期間が過ぎると毎日消去する。保有期間が過ぎたか処理の目的を達したその他の個人情報は、破棄するものを選び、個人情報保護責任者の承認を得て5日以内に破棄し、',
  ],
  [
    'zh-CN',
    '个人信息立即删除；保存期限届满的个人信息每天予以选定并删除。处理目的已达成的其他个人信息，经个人信息保护负责人批准后在5天内销毁，',
    '个人信息立即删除；登录记录、已发送的电子邮件等自动产生的记录，在保存期限届满后每天删除。保存期限届满或处理目的已达成的其他个人信息，经选定并由个人信息保护负责人批准后在5天内销毁，',
  ],
  [
    'zh-TW',
    '個人資料立即刪除；保存期限屆滿的個人資料，每天選出並刪除。處理目的已達成的其他個人資料，經個人資料保護負責人核准後，在5天內銷毀，',
    '個人資料立即刪除；登入紀錄、已寄送的電子郵件等自動產生的紀錄，在保存期限屆滿後每天刪除。保存期限屆滿或處理目的已達成的其他個人資料，經選定並由個人資料保護負責人核准後，在5天內銷毀，',
  ],
];

/** Personal data past its retention waits for two persons. A sentence that staff wrote stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [locale, before, after] of sentences) {
    const isOld = sql`code = 'PRIVACY' and version = '2.2' and position(${before} in html) > 0`;
    const html = sql`html = replace(html, ${before}, ${after})`;
    await (locale === 'ko'
      ? sql`update terms set ${html} where ${isOld}`
      : sql`update terms_translation set ${html} where locale = ${locale} and ${isOld}`
    ).execute(db);
  }
  await sql`delete from job where kind = 'guest.retention'`.execute(db);
}
