import type { FieldError } from '@haesol/contracts/common';
import type { CourseForm } from '@haesol/contracts/learn';

/** Finds contradictions within a course, without the database; one for each field. */
export function findCourseFaults(form: CourseForm): FieldError[] {
  const { applyFrom, applyTo, startDt, endDt, typeCd, kind, place, onlineUrl, deviceUids } = form;
  const isLater = Date.parse(applyFrom) < Date.parse(applyTo);
  const rules: readonly (readonly [boolean, string, string])[] = [
    [isLater, 'applyTo', '접수 마감은 접수 시작보다 늦어야 합니다.'],
    // From the first day on cancelling is not possible, and the waiting list is closed.
    [
      !isLater || Date.parse(applyTo) <= Date.parse(`${startDt}T00:00:00+09:00`),
      'applyTo',
      '접수는 교육 시작일 전에 마감해야 합니다.',
    ],
    [kind !== 'SAFETY' || deviceUids.length > 0, 'deviceUids', '안전교육은 장비를 하나 이상 입력해 주세요.'],
    [startDt <= endDt, 'endDt', '교육 종료일은 시작일과 같거나 늦어야 합니다.'],
    [(place === null) === (typeCd === 'ONLINE'), 'place', '온라인 과정은 장소를 비우고, 그 밖의 과정은 입력해 주세요.'],
    [
      (onlineUrl === null) === (typeCd === 'GROUP'),
      'onlineUrl',
      '집체 과정은 강의 주소를 비우고, 그 밖의 과정은 입력해 주세요.',
    ],
  ];
  const faults = rules.flatMap(([isRight, field, message]) => (isRight ? [] : [{ field, code: 'custom', message }]));
  return [...faults, ...findSessionFaults(form)];
}

function findSessionFaults({ sessions, startDt, endDt }: CourseForm): FieldError[] {
  const numbers = sessions.map(({ no }) => no);
  return sessions.flatMap(({ no, date, from, to }, at) => {
    const rules: readonly (readonly [boolean, string, string])[] = [
      [numbers.indexOf(no) === at, 'no', '같은 차시가 두 번 있습니다.'],
      [startDt <= date && date <= endDt, 'date', '교육 기간 안의 날짜를 입력해 주세요.'],
      [from < to, 'to', '끝나는 시각은 시작하는 시각보다 늦어야 합니다.'],
    ];
    const wrong = rules.find(([isRight]) => !isRight);
    return wrong === undefined ? [] : [{ field: `sessions.${at}.${wrong[1]}`, code: 'custom', message: wrong[2] }];
  });
}
