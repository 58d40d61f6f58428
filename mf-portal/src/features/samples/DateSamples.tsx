import { Calendar, DateField, type DayNote, PeriodPicker } from '@haesol/kit/calendar';
import { useState } from 'react';
import { Part, Sample } from './Sample.tsx';
import { sampleToday } from './specimens.ts';

const hours = 9;

/** Returns free hours of an invented week, derived from the number of the day. */
function noteOf(day: string): DayNote | undefined {
  const date = Number(day.slice(8));
  if (date % 7 === 0) return { text: '휴무', isOff: true };
  if (date % 11 === 0) return { text: '점검', isOff: true };
  const ticks = Array.from({ length: hours }, (_hour, hour) => (date + hour) % 3 !== 0);
  return { text: `여유 ${ticks.filter(Boolean).length}`, ticks };
}

/** Samples of date fields. */
export function DateSamples() {
  const [day, setDay] = useState<string>('2026-12-03');
  const [typed, setTyped] = useState('2026-12-03');
  const [period, setPeriod] = useState({ from: '2026-11-16', to: sampleToday });
  const [own, setOwn] = useState({ from: '2026-11-20', to: '2026-11-01' });
  return (
    <Part name="date">
      <Sample name="calendar" wide>
        <Calendar label="이용일" onValueChange={setDay} today={sampleToday} value={day} />
      </Sample>
      <Sample name="calendarLimits" wide>
        <Calendar
          label="이용일(고를 수 있는 기간)"
          max="2026-12-24"
          min="2026-11-25"
          onValueChange={setDay}
          today={sampleToday}
          value={undefined}
        />
      </Sample>
      <Sample name="calendarRoomy" wide>
        <Calendar
          label="장비 이용일"
          noteOf={noteOf}
          onValueChange={setDay}
          size="roomy"
          today={sampleToday}
          value={day}
        />
      </Sample>
      <Sample name="dateField" wide>
        <DateField label="이용일" onValueChange={setTyped} required today={sampleToday} value={typed} />
        <DateField disabled label="이용일(비활성)" onValueChange={setTyped} today={sampleToday} value={typed} />
        <DateField
          error="이용일을 입력해 주세요."
          label="이용일(오류)"
          onValueChange={setTyped}
          today={sampleToday}
          value=""
        />
      </Sample>
      <Sample name="period" wide>
        <PeriodPicker label="작성일" onValueChange={setPeriod} today={sampleToday} value={period} />
        <PeriodPicker label="작성일(직접 입력)" onValueChange={setOwn} today={sampleToday} value={own} />
      </Sample>
    </Part>
  );
}
