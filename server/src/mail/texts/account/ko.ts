/** Greeting and link of a mail about an account. */
interface Linked {
  readonly name: string;
  readonly link: string;
}

/** Texts of mails about changes of an account. */
export const ko = {
  emailChanged: ({ name, maskedEmail }: { readonly name: string; readonly maskedEmail: string }) => ({
    subject: '이메일 변경 안내',
    lines: [`${name}님의 아이디(이메일)가 ${maskedEmail} 주소로 변경되었습니다.`],
  }),
  dataExport: ({ name, link }: Linked) => ({
    subject: '내 데이터 내려받기 안내',
    lines: [
      `${name}님, 요청하신 데이터를 아래 주소에서 내려받으실 수 있습니다. 주소는 24시간 동안 한 번 사용할 수 있습니다.`,
      link,
    ],
  }),
  left: (name: string) => ({
    subject: '회원탈퇴 완료',
    lines: [`${name}님, 회원탈퇴가 완료되었습니다. 그동안 이용해 주셔서 감사합니다.`],
  }),
  socialLinked: (name: string) => ({
    subject: '소셜 계정 연결 안내',
    lines: [
      `${name}님의 계정에 소셜 계정이 연결되었습니다. 이제 그 계정으로도 로그인할 수 있습니다.`,
      '본인이 연결하지 않았다면 비밀번호를 변경하고 회원정보에서 연결을 해제해 주시기 바랍니다.',
    ],
  }),
  ordersClaimed: ({ name, count, link }: Linked & { readonly count: number }) => ({
    subject: '비회원 예약을 계정으로 옮겼습니다',
    lines: [
      `${name}님, 비회원으로 하신 예약 ${count}건을 회원님의 계정으로 옮겼습니다.`,
      '본인이 요청하지 않았다면 비밀번호를 변경하고 여행 문의로 알려 주시기 바랍니다.',
      link,
    ],
  }),
  secondFactorChanged: ({ name, change, link }: Linked & { readonly change: string }) => ({
    subject: '2단계 인증 변경 안내',
    lines: [
      `${name}님의 2단계 인증이 변경되었습니다.`,
      `내용: ${change}`,
      `본인이 변경하지 않았다면 비밀번호를 바꾸고 산학협력단에 알려 주시기 바랍니다. ${link}`,
    ],
  }),
  sessionReused: (name: string) => ({
    subject: '로그인 보안 알림',
    lines: [
      `${name}님, 이미 사용된 로그인 정보가 다시 사용되어 해당 로그인을 종료했습니다.`,
      '본인이 아니라면 비밀번호를 변경해 주시기 바랍니다.',
    ],
  }),
  companyManager: ({ name, companyNm }: { readonly name: string; readonly companyNm: string }) => ({
    subject: '기업 담당자 지정 안내',
    lines: [
      `${name}님이 ${companyNm}의 담당자로 지정되었습니다.`,
      '담당자는 내 회원정보에서 같은 기업의 회원을 확인하고, 다른 회원에게 담당자를 넘길 수 있습니다.',
    ],
  }),
  dormancyNotice: ({ name, day, link }: Linked & { readonly day: string }) => ({
    subject: '휴면 전환 예정 안내',
    lines: [
      `${name}님은 오랫동안 로그인하지 않으셨습니다. ${day} 이후 계정이 휴면 상태로 바뀝니다.`,
      `계속 이용하시려면 그 전에 한 번 로그인해 주시기 바랍니다. ${link}`,
    ],
  }),
  dormant: ({ name, link }: Linked) => ({
    subject: '휴면 전환 안내',
    lines: [
      `${name}님의 계정이 1년 동안 이용하지 않아 휴면 상태로 바뀌었습니다.`,
      `비밀번호 찾기로 이메일을 확인하거나 연결한 소셜 계정으로 로그인하시면 바로 다시 이용하실 수 있습니다. ${link}`,
    ],
  }),
  consentNotice: ({ name, day, link }: Linked & { readonly day: string }) => ({
    subject: '소식 수신 동의 확인',
    lines: [
      `${name}님은 ${day}에 소식 수신에 동의하셨습니다. 계속 받으실지 2년마다 여쭙니다.`,
      `회원정보에서 계속 받을지 그만 받을지 선택해 주시기 바랍니다. 선택하지 않으시면 동의가 유지됩니다. ${link}`,
    ],
  }),
  termsChanged: ({ name, list }: { readonly name: string; readonly list: readonly string[] }) => ({
    subject: '약관 변경 안내',
    lines: [
      `${name}님, 다음 약관과 방침이 적힌 날부터 바뀝니다.`,
      ...list,
      '바뀌는 내용을 미리 확인해 주시기 바랍니다. 동의하지 않으시면 시행일 전까지 탈퇴하실 수 있습니다.',
    ],
  }),
  membershipMoved: ({ name, news }: { readonly name: string; readonly news: string }) => ({
    subject: '회원 소속 확인 안내',
    lines: [`${name}님, ${news}`],
  }),
};

export type AccountTexts = typeof ko;
