import { applicationMails } from './applicationMails.ts';
import { bookingMails } from './bookingMails.ts';
import { educationMails } from './educationMails.ts';
import type { LinkTo, Mail, Recipient } from './mail.ts';
import { dataExportPath, pagePaths, toOwnQuestionPath } from './pagePaths.ts';
import { mailTexts } from './texts/mailTexts.ts';
import { travelMails } from './travelMails.ts';
import { voucherMails } from './voucherMails.ts';

/** Kinds of mails with secrets, which are removed from the outbox after sending. */
export const secretMails: readonly string[] = ['CERT_CODE', 'TEMP_PASSWORD'];

/**
 * Creates all mails of the site, one function each.
 * @param publicUrl of the site, without a trailing slash: links in mails are absolute
 */
export function createMails(publicUrl: string) {
  const linkTo = (path: string) => `${publicUrl}${path}`;
  return {
    ...accountMails(linkTo),
    ...loginMails(linkTo),
    ...memberMails(linkTo),
    ...membershipMails(linkTo),
    ...questionMails(linkTo),
    ...educationMails(linkTo),
    ...applicationMails(linkTo),
    ...bookingMails(linkTo),
    ...voucherMails(linkTo),
    ...travelMails(linkTo),
  };
}

export type Mails = ReturnType<typeof createMails>;

/** Mails about sign-up, changes and withdrawal of an account. */
function accountMails(linkTo: LinkTo) {
  return {
    joined: ({ to, locale = 'ko', ...facts }: Recipient & { isActive: boolean }): Mail => ({
      kind: 'JOINED',
      to,
      locale,
      ...mailTexts[locale].joined(facts),
    }),

    passwordChanged: ({ to, name, locale = 'ko' }: Recipient): Mail => ({
      kind: 'PASSWORD_CHANGED',
      to,
      locale,
      ...mailTexts[locale].passwordChanged(name),
    }),

    /** Mail to the former address. */
    emailChanged: ({ to, name, maskedEmail }: Recipient & { maskedEmail: string }): Mail => ({
      kind: 'EMAIL_CHANGED',
      to,
      subject: '이메일 변경 안내',
      lines: [`${name}님의 아이디(이메일)가 ${maskedEmail} 주소로 변경되었습니다.`],
    }),

    dataExport: ({ to, name, token }: Recipient & { token: string }): Mail => ({
      kind: 'DATA_EXPORT',
      to,
      subject: '내 데이터 내려받기 안내',
      lines: [
        `${name}님, 요청하신 데이터를 아래 주소에서 내려받으실 수 있습니다. 주소는 24시간 동안 한 번 사용할 수 있습니다.`,
        linkTo(`${dataExportPath}?token=${token}`),
      ],
    }),

    left: ({ to, name }: Recipient): Mail => ({
      kind: 'LEFT',
      to,
      subject: '회원탈퇴 완료',
      lines: [`${name}님, 회원탈퇴가 완료되었습니다. 그동안 이용해 주셔서 감사합니다.`],
    }),

    socialLinked: ({ to, name }: Recipient): Mail => ({
      kind: 'SNS_LINKED',
      to,
      subject: '소셜 계정 연결 안내',
      lines: [
        `${name}님의 계정에 소셜 계정이 연결되었습니다. 이제 그 계정으로도 로그인할 수 있습니다.`,
        '본인이 연결하지 않았다면 비밀번호를 변경하고 회원정보에서 연결을 해제해 주시기 바랍니다.',
      ],
    }),
  };
}

/** Mails about codes, forgotten ids and passwords, and session warnings. */
function loginMails(linkTo: LinkTo) {
  return {
    mailCode: ({ to, code, locale = 'ko' }: Omit<Recipient, 'name'> & { code: string }): Mail => ({
      kind: 'CERT_CODE',
      to,
      locale,
      ...mailTexts[locale].mailCode(code),
    }),

    foundId: ({ to, name, locale = 'ko' }: Recipient): Mail => ({
      kind: 'FIND_ID',
      to,
      locale,
      ...mailTexts[locale].foundId({ to, name }),
    }),

    temporaryPassword: ({ to, locale = 'ko', ...facts }: Recipient & { password: string }): Mail => ({
      kind: 'TEMP_PASSWORD',
      to,
      locale,
      ...mailTexts[locale].temporaryPassword(facts),
    }),

    /** @param at date and time in Seoul */
    newDevice: ({ to, locale = 'ko', ...facts }: Recipient & { at: string; device: string }): Mail => ({
      kind: 'NEW_DEVICE',
      to,
      locale,
      ...mailTexts[locale].newDevice({ ...facts, link: linkTo(pagePaths.changePassword) }),
    }),

    secondFactorChanged: ({ to, name, change }: Recipient & { change: string }): Mail => ({
      kind: 'SECOND_FACTOR',
      to,
      subject: '2단계 인증 변경 안내',
      lines: [
        `${name}님의 2단계 인증이 변경되었습니다.`,
        `내용: ${change}`,
        `본인이 변경하지 않았다면 비밀번호를 바꾸고 산학협력단에 알려 주시기 바랍니다. ${linkTo(pagePaths.changePassword)}`,
      ],
    }),

    sessionReused: ({ to, name }: Recipient): Mail => ({
      kind: 'SESSION_REUSED',
      to,
      subject: '로그인 보안 알림',
      lines: [
        `${name}님, 이미 사용된 로그인 정보가 다시 사용되어 해당 로그인을 종료했습니다.`,
        '본인이 아니라면 비밀번호를 변경해 주시기 바랍니다.',
      ],
    }),
  };
}

/** Mails that members get without a request. */
function memberMails(linkTo: LinkTo) {
  return {
    companyManager: ({ to, name, companyNm }: Recipient & { companyNm: string }): Mail => ({
      kind: 'COMPANY_CHARGE',
      to,
      subject: '기업 담당자 지정 안내',
      lines: [
        `${name}님이 ${companyNm}의 담당자로 지정되었습니다.`,
        '담당자는 내 회원정보에서 같은 기업의 회원을 확인하고, 다른 회원에게 담당자를 넘길 수 있습니다.',
      ],
    }),

    /** @param day of the start of dormancy */
    dormancyNotice: ({ to, name, day }: Recipient & { day: string }): Mail => ({
      kind: 'DORMANCY_NOTICE',
      to,
      subject: '휴면 전환 예정 안내',
      lines: [
        `${name}님은 오랫동안 로그인하지 않으셨습니다. ${day} 이후 계정이 휴면 상태로 바뀝니다.`,
        `계속 이용하시려면 그 전에 한 번 로그인해 주시기 바랍니다. ${linkTo(pagePaths.login)}`,
      ],
    }),

    dormant: ({ to, name }: Recipient): Mail => ({
      kind: 'DORMANT',
      to,
      subject: '휴면 전환 안내',
      lines: [
        `${name}님의 계정이 1년 동안 이용하지 않아 휴면 상태로 바뀌었습니다.`,
        `비밀번호 찾기로 이메일을 확인하거나 연결한 소셜 계정으로 로그인하시면 바로 다시 이용하실 수 있습니다. ${linkTo(pagePaths.findPassword)}`,
      ],
    }),

    /** @param agreedDay day of the consent */
    consentNotice: ({ to, name, agreedDay }: Recipient & { agreedDay: string }): Mail => ({
      kind: 'CONSENT_NOTICE',
      to,
      subject: '소식 수신 동의 확인',
      lines: [
        `${name}님은 ${agreedDay}에 소식 수신에 동의하셨습니다. 계속 받으실지 2년마다 여쭙니다.`,
        `회원정보에서 계속 받을지 그만 받을지 선택해 주시기 바랍니다. 선택하지 않으시면 동의가 유지됩니다. ${linkTo(pagePaths.memberInfo)}`,
      ],
    }),
  };
}

function membershipMails(linkTo: LinkTo) {
  return {
    /** Decision of the office about an account. @param memo message of staff, may be empty */
    membershipMoved: ({ to, name, news, memo }: Recipient & { news: string; memo: string }): Mail => ({
      kind: 'MEMBERSHIP',
      to,
      subject: '회원 소속 확인 안내',
      lines: [`${name}님, ${news}`, ...(memo === '' ? [] : [memo]), linkTo(pagePaths.memberInfo)],
    }),
  };
}

function questionMails(linkTo: LinkTo) {
  return {
    questionAnswered: ({ to, title, qnaUid }: { to: string; title: string; qnaUid: string }): Mail => ({
      kind: 'QNA_ANSWER',
      to,
      subject: '문의하신 글에 답변이 등록되었습니다',
      lines: [`'${title}' 문의에 답변이 등록되었습니다.`, linkTo(toOwnQuestionPath(qnaUid))],
    }),
  };
}
