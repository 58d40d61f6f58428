import { type LinkTo, type Mail, toFileLines } from './mail.ts';
import { toApplicationPath } from './pagePaths.ts';
import { localFormats } from './texts/localFormats.ts';

/** Application in mails. */
interface NamedApplication {
  readonly to: string;
  readonly aplNo: string;
  readonly title: string;
  /** Key of its kind in paths. */
  readonly menu: string;
  readonly aplUid: string;
}

const placeAt =
  (linkTo: LinkTo) =>
  ({ menu, aplUid }: NamedApplication) =>
    linkTo(toApplicationPath(menu, aplUid));

/** Mails about the visit of an adviser. */
function visitMails(linkTo: LinkTo) {
  const place = placeAt(linkTo);
  return {
    /** @param facts changes, one line each */
    visitMoved: (
      application: NamedApplication & { readonly news: string; readonly facts: readonly string[] },
    ): Mail => ({
      kind: 'VISIT_MOVED',
      to: application.to,
      subject: `자문 방문 일정 안내 (${application.aplNo})`,
      lines: [`'${application.title}' ${application.news}`, ...application.facts, place(application)],
    }),

    /** @param at day and time of the visit */
    visitTomorrow: (
      application: NamedApplication & { readonly at: string; readonly place: string; readonly advisorNm: string },
    ): Mail => ({
      kind: 'VISIT_TOMORROW',
      to: application.to,
      subject: `내일 자문 방문 안내 (${application.aplNo})`,
      lines: [
        `내일 '${application.title}' 자문 방문이 있습니다.`,
        `일시: ${application.at}`,
        `장소: ${application.place}`,
        `자문위원: ${application.advisorNm}`,
        place(application),
      ],
    }),
  };
}

/** Mails about applications. */
export function applicationMails(linkTo: LinkTo) {
  const place = placeAt(linkTo);
  const { day } = localFormats('ko');
  return {
    ...visitMails(linkTo),

    /** @param files with name and size */
    applicationReceived: (
      application: NamedApplication & { readonly contact: string; readonly files: readonly string[] },
    ): Mail => ({
      kind: 'APPLICATION_RECEIVED',
      to: application.to,
      subject: `신청이 접수되었습니다 (${application.aplNo})`,
      lines: [
        `'${application.title}' 신청이 접수되었습니다. 접수번호는 ${application.aplNo}입니다.`,
        ...toFileLines(application.files),
        `단계가 바뀔 때마다 알림과 메일로 알려 드립니다. 문의: ${application.contact}`,
        place(application),
      ],
    }),

    /** @param day deadline, `YYYY-MM-DD` */
    supplementAsked: (
      application: NamedApplication & {
        readonly memo: string;
        readonly day: string;
        readonly documents: readonly string[];
      },
    ): Mail => ({
      kind: 'APPLICATION_SUPPLEMENT',
      to: application.to,
      subject: `보완을 요청드립니다 (${application.aplNo})`,
      lines: [
        `'${application.title}' 신청에 보완이 필요합니다. ${day(application.day)}까지 제출해 주시기 바랍니다.`,
        application.memo,
        ...(application.documents.length === 0 ? [] : [`필요한 서류: ${application.documents.join(', ')}`]),
        place(application),
      ],
    }),

    /** @param lines new deadline and note of staff */
    supplementExtended: (application: NamedApplication & { readonly lines: readonly string[] }): Mail => ({
      kind: 'SUPPLEMENT_EXTENDED',
      to: application.to,
      subject: `보완 제출 기한이 연장되었습니다 (${application.aplNo})`,
      lines: [
        `'${application.title}' 신청의 보완 제출 기한이 연장되었습니다.`,
        ...application.lines,
        place(application),
      ],
    }),

    /** @param day deadline, `YYYY-MM-DD` */
    supplementTomorrow: (application: NamedApplication & { readonly day: string; readonly contact: string }): Mail => ({
      kind: 'SUPPLEMENT_TOMORROW',
      to: application.to,
      subject: `보완 제출 기한 안내 (${application.aplNo})`,
      lines: [
        `'${application.title}' 신청의 보완 내용을 내일(${day(application.day)})까지 제출해 주시기 바랍니다.`,
        '기한이 지나면 검토가 멈추지만 신청은 취소되지 않습니다.',
        `제출이 어려우시면 담당자에게 알려 주시기 바랍니다. 문의: ${application.contact}`,
        place(application),
      ],
    }),

    /** @param stateNm new state for display */
    applicationMoved: (
      application: NamedApplication & { readonly stateNm: string; readonly memo?: string | undefined },
    ): Mail => ({
      kind: 'APPLICATION_MOVED',
      to: application.to,
      subject: `신청 진행 안내: ${application.stateNm} (${application.aplNo})`,
      lines: [
        `'${application.title}' 신청이 '${application.stateNm}' 단계로 바뀌었습니다.`,
        ...(application.memo === undefined ? [] : [application.memo]),
        place(application),
      ],
    }),
  };
}
