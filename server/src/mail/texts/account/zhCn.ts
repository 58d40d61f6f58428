import type { AccountTexts } from './ko.ts';

export const simplified: AccountTexts = {
  emailChanged: ({ name, maskedEmail }) => ({
    subject: '邮箱修改通知',
    lines: [`${name}，您好。您的账号（邮箱）已改为${maskedEmail}。`],
  }),
  dataExport: ({ name, link }) => ({
    subject: '个人数据下载通知',
    lines: [`${name}，您好。您申请的数据可通过以下链接下载。该链接24小时内可使用一次。`, link],
  }),
  left: (name) => ({
    subject: '注销完成通知',
    lines: [`${name}，您好。您的账号已注销，感谢您一直以来的使用。`],
  }),
  socialLinked: (name) => ({
    subject: '社交账号关联通知',
    lines: [
      `${name}，您好。您的账号已关联一个社交账号，今后也可以用它登录。`,
      '如果不是您本人关联，请修改密码，并在会员信息中解除关联。',
    ],
  }),
  ordersClaimed: ({ name, count, link }) => ({
    subject: '访客预订已移到您的账号',
    lines: [
      `${name}，您好。您以访客身份预订的${count}项已移到您的账号。`,
      '如果不是您本人操作，请修改密码，并通过旅行咨询告诉我们。',
      link,
    ],
  }),
  secondFactorChanged: ({ name, change, link }) => ({
    subject: '两步验证变更通知',
    lines: [
      `${name}，您好。您的两步验证已变更。`,
      `内容：${change}`,
      `如果不是您本人操作，请修改密码并告诉产学合作团。${link}`,
    ],
  }),
  sessionReused: (name) => ({
    subject: '登录安全通知',
    lines: [`${name}，您好。已使用过的登录信息被再次使用，我们已结束该登录。`, '如果不是您本人操作，请修改密码。'],
  }),
  companyManager: ({ name, companyNm }) => ({
    subject: '企业负责人指定通知',
    lines: [
      `${name}，您好。您已被指定为${companyNm}的负责人。`,
      '负责人可以在会员信息中查看同一企业的会员，并将负责人变更为其他会员。',
    ],
  }),
  dormancyNotice: ({ name, day, link }) => ({
    subject: '账号即将休眠通知',
    lines: [
      `${name}，您好。您已很久没有登录，${day}之后账号将转为休眠状态。`,
      `如需继续使用，请在此之前登录一次。${link}`,
    ],
  }),
  dormant: ({ name, link }) => ({
    subject: '账号休眠通知',
    lines: [
      `${name}，您好。您的账号已有1年未使用，现已转为休眠状态。`,
      `通过找回密码验证邮箱，或用已关联的社交账号登录，即可立即恢复使用。${link}`,
    ],
  }),
  consentNotice: ({ name, day, link }) => ({
    subject: '资讯接收同意确认',
    lines: [
      `${name}，您好。您于${day}同意接收资讯。我们每2年确认一次您是否愿意继续接收。`,
      `请在会员信息中选择继续或停止接收。如不选择，将视为继续同意。${link}`,
    ],
  }),
  termsChanged: ({ name, list }) => ({
    subject: '条款变更通知',
    lines: [
      `${name}，您好。以下条款和政策将自所示日期起变更。`,
      ...list,
      '请提前查看变更内容。如不同意，您可以在生效日期之前注销账号。',
    ],
  }),
  membershipMoved: ({ name, news }) => ({
    subject: '会员信息通知',
    lines: [`${name}，您好。${news}`],
  }),
};
