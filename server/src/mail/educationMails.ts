import type { EnrollState } from '@haesol/contracts/learn';
import { type LinkTo, type Mail, type Recipient, toFileLines } from './mail.ts';
import { toMyEducationPath } from './pagePaths.ts';

export interface EnrolmentNews extends Recipient {
  /** Course title. */
  readonly title: string;
  readonly aplUid: string;
  readonly state: EnrollState;
  readonly waitNo?: number | null;
  /** Submitted files with name and size, for receipts. */
  readonly files?: readonly string[];
  /** Note of staff. */
  readonly memo?: string | undefined;
  /** End of the offer of a seat. */
  readonly until?: string | undefined;
}

interface Words {
  readonly subject: string;
  readonly text: string;
}

const words: Readonly<Record<EnrollState, Words>> = {
  APPLIED: { subject: '교육 신청 접수', text: '교육 신청이 접수되었습니다. 담당자가 확인한 뒤 확정해 드립니다.' },
  WAITLIST: { subject: '교육 대기 신청 접수', text: '대기 신청이 접수되었습니다. 자리가 나면 순서대로 알려 드립니다.' },
  OFFERED: {
    subject: '교육 자리 안내',
    text: '대기하시던 과정에 자리가 났습니다. 마이페이지에서 수락하시면 신청이 접수됩니다. 수락하지 않으시면 다음 분께 안내하고 대기 순서가 뒤로 옮겨집니다.',
  },
  APPROVED: { subject: '교육 수강 확정', text: '수강이 확정되었습니다.' },
  REJECTED: { subject: '교육 신청 결과', text: '아쉽게도 이번 과정의 수강생으로 선정되지 않았습니다.' },
  LEARNING: { subject: '교육 시작', text: '교육이 시작되었습니다.' },
  COMPLETED: { subject: '교육 수료', text: '교육을 수료했습니다. 수료증은 마이페이지에서 내려받을 수 있습니다.' },
  INCOMPLETE: { subject: '교육 미수료', text: '수료 기준에 미치지 못해 수료 처리되지 않았습니다.' },
  CANCELLED: { subject: '교육 신청 취소', text: '교육 신청이 취소되었습니다.' },
};

/** Mails about enrolments and the day before a course. */
export function educationMails(linkTo: LinkTo) {
  return {
    enrolment: ({ to, name, title, aplUid, state, waitNo = null, files = [], memo, until }: EnrolmentNews): Mail => {
      const { subject, text } = words[state];
      return {
        kind: `EDU_${state}`,
        to,
        subject,
        lines: [
          `${name}님, '${title}' ${text}`,
          ...(state === 'WAITLIST' && waitNo !== null ? [`대기 순서: ${waitNo}번`] : []),
          ...toFileLines(files),
          ...(until === undefined ? [] : [`수락 기한: ${until}`]),
          ...(memo === undefined ? [] : [`담당자 안내: ${memo}`]),
          linkTo(toMyEducationPath(aplUid)),
        ],
      };
    },

    /** Mail to a waiting member whose offer of a seat has ended. */
    seatPassed: ({ to, name, title, aplUid }: Recipient & { title: string; aplUid: string }): Mail => ({
      kind: 'EDU_PASSED',
      to,
      subject: '교육 대기 순서 안내',
      lines: [
        `${name}님, '${title}' 교육의 자리를 받을 시간이 지나 다음 분께 안내했습니다.`,
        '대기 순서는 뒤로 옮겨졌으며, 자리가 다시 나면 알려 드립니다.',
        linkTo(toMyEducationPath(aplUid)),
      ],
    }),

    /** Mail to a colleague enrolled by the person in charge. */
    enrolledByCompany: ({
      to,
      name,
      title,
      aplUid,
      byNm,
    }: Recipient & { title: string; aplUid: string; byNm: string }): Mail => ({
      kind: 'EDU_BY_COMPANY',
      to,
      subject: '교육 신청 안내',
      lines: [
        `${name}님, 기업 담당자 ${byNm}님이 '${title}' 교육을 신청했습니다.`,
        '참석하지 못하시면 교육 시작 하루 전까지 신청을 취소해 주시기 바랍니다.',
        linkTo(toMyEducationPath(aplUid)),
      ],
    }),

    /** @param facts changes, one line each */
    courseChanged: ({
      to,
      name,
      title,
      aplUid,
      facts,
    }: Recipient & { title: string; aplUid: string; facts: readonly string[] }): Mail => ({
      kind: 'EDU_COURSE_CHANGED',
      to,
      subject: '교육 변경 안내',
      lines: [
        `${name}님, 신청하신 '${title}' 교육의 안내가 변경되었습니다.`,
        ...facts,
        linkTo(toMyEducationPath(aplUid)),
      ],
    }),

    courseCancelled: ({
      to,
      name,
      title,
      aplUid,
      memo,
    }: Recipient & { title: string; aplUid: string; memo: string }): Mail => ({
      kind: 'EDU_COURSE_CANCELLED',
      to,
      subject: '교육 폐강 안내',
      lines: [
        `${name}님, 신청하신 '${title}' 교육이 열리지 않게 되어 신청이 취소되었습니다. 불편을 드려 죄송합니다.`,
        `담당자 안내: ${memo}`,
        linkTo(toMyEducationPath(aplUid)),
      ],
    }),

    /** @param at date and time in Seoul */
    educationTomorrow: ({
      to,
      name,
      title,
      aplUid,
      at,
      place,
    }: Recipient & { title: string; aplUid: string; at: string; place: string }): Mail => ({
      kind: 'EDU_TOMORROW',
      to,
      subject: '내일 교육 안내',
      lines: [
        `${name}님, 내일 '${title}' 교육이 시작됩니다.`,
        `일시: ${at}`,
        `장소: ${place}`,
        linkTo(toMyEducationPath(aplUid)),
      ],
    }),
  };
}
