import type { AccountTexts } from './ko.ts';

export const traditional: AccountTexts = {
  emailChanged: ({ name, maskedEmail }) => ({
    subject: '電子郵件變更通知',
    lines: [`${name} 您好，您的帳號（電子郵件）已改為 ${maskedEmail}。`],
  }),
  dataExport: ({ name, link }) => ({
    subject: '個人資料下載通知',
    lines: [`${name} 您好，您申請的資料可透過以下連結下載。該連結24小時內可使用一次。`, link],
  }),
  left: (name) => ({
    subject: '帳號註銷完成通知',
    lines: [`${name} 您好，您的帳號已註銷，感謝您一直以來的支持。`],
  }),
  socialLinked: (name) => ({
    subject: '社群帳號連結通知',
    lines: [
      `${name} 您好，您的帳號已連結一個社群帳號，今後也可以用該社群帳號登入。`,
      '如果不是您本人連結，請變更密碼，並在會員資料中解除連結。',
    ],
  }),
  ordersClaimed: ({ name, count, link }) => ({
    subject: '訪客預訂已移到您的帳號',
    lines: [
      `${name} 您好，您的${count}筆訪客預訂已移到您的帳號。`,
      '如果不是您本人操作，請變更密碼，並透過旅行諮詢告訴我們。',
      link,
    ],
  }),
  secondFactorChanged: ({ name, change, link }) => ({
    subject: '兩步驟驗證變更通知',
    lines: [
      `${name} 您好，您的兩步驟驗證已變更。`,
      `內容：${change}`,
      `如果不是您本人操作，請變更密碼並告訴產學合作團。${link}`,
    ],
  }),
  sessionReused: (name) => ({
    subject: '登入安全通知',
    lines: [`${name} 您好，已使用過的登入資訊被再次使用，我們已終止該次登入。`, '如果不是您本人操作，請變更密碼。'],
  }),
  companyManager: ({ name, companyNm }) => ({
    subject: '企業聯絡人指定通知',
    lines: [
      `${name} 您好，您已被指定為${companyNm}的聯絡人。`,
      '聯絡人可以在會員資料中查看同一企業的會員，並將聯絡人變更為其他會員。',
    ],
  }),
  dormancyNotice: ({ name, day, link }) => ({
    subject: '帳號即將休眠通知',
    lines: [
      `${name} 您好，您已很久沒有登入，${day}之後帳號將轉為休眠狀態。`,
      `如需繼續使用，請在此之前登入一次。${link}`,
    ],
  }),
  dormant: ({ name, link }) => ({
    subject: '帳號休眠通知',
    lines: [
      `${name} 您好，您的帳號已有1年未使用，現已轉為休眠狀態。`,
      `透過找回密碼驗證電子郵件，或用已連結的社群帳號登入，即可立即恢復使用。${link}`,
    ],
  }),
  consentNotice: ({ name, day, link }) => ({
    subject: '資訊接收同意確認',
    lines: [
      `${name} 您好，您於${day}同意接收我們的資訊。我們每2年確認一次您是否願意繼續接收。`,
      `請在會員資料中選擇繼續或停止接收。如不選擇，將視為繼續同意。${link}`,
    ],
  }),
  termsChanged: ({ name, list }) => ({
    subject: '條款變更通知',
    lines: [
      `${name} 您好，下列條款與政策將自所示日期起變更。`,
      ...list,
      '請事先查看變更內容。如不同意，您可以在施行日前註銷帳號。',
    ],
  }),
  membershipMoved: ({ name, news }) => ({
    subject: '會員資料通知',
    lines: [`${name} 您好，${news}`],
  }),
};
