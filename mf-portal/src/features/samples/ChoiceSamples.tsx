import { Checkbox, PeoplePicker, RadioGroup, SegmentedControl, SegmentLinks, Stepper, Switch } from '@haesol/kit';
import CalendarDays from 'lucide-react/icons/calendar-days';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useState } from 'react';
import { paths } from '#paths';
import { Part, Sample } from './Sample.tsx';
import { words } from './specimens.ts';

const ways = [
  { value: 'self', label: '직접사용', description: '교육 이수 후 장비를 직접 다룹니다.' },
  { value: 'ask', label: '분석의뢰', description: '담당자가 대신 측정합니다.' },
  { value: 'ticket', label: '이용권 정산', description: words.chosenReason, disabled: true },
] as const;

/** Samples of choices. */
export function ChoiceSamples() {
  const [way, setWay] = useState('self');
  const [period, setPeriod] = useState('week');
  const [count, setCount] = useState(1);
  const [people, setPeople] = useState({ adults: 2, childAges: [7, undefined] as readonly (number | undefined)[] });
  return (
    <Part name="choice">
      <Sample name="checkbox">
        <Checkbox defaultChecked label="선택함" />
        <Checkbox label="선택 안 함" />
        <Checkbox indeterminate label="일부 선택" />
        <Checkbox disabled label="비활성" />
        <Checkbox error="필수 약관에 동의해 주세요." label="이용약관 동의(필수)" required />
        <Checkbox description="메일로 받습니다." label="세금계산서" look="card" />
      </Sample>
      <Sample name="radio" wide>
        <RadioGroup label="이용방식" onValueChange={setWay} options={ways} value={way} />
        <RadioGroup label="이용방식(카드)" layout="cards" onValueChange={setWay} options={ways} required value={way} />
        <RadioGroup error="이용방식을 선택해 주세요." label="이용방식(오류)" options={ways} />
      </Sample>
      <Sample name="switch" wide>
        <Switch defaultChecked description="답변이 달리면 메일로 알려 드립니다." label="답변 알림" />
        <Switch label={words.long} />
        <Switch disabled label="문자 알림(비활성)" />
      </Sample>
      <Sample name="segments" wide>
        <SegmentedControl
          label="기간"
          onValueChange={setPeriod}
          options={[
            { value: 'today', label: '오늘' },
            { value: 'week', label: '1주' },
            { value: 'month', label: '1개월' },
            { value: 'own', label: '직접 입력' },
          ]}
          value={period}
        />
        <SegmentLinks
          label="보기 방식"
          links={[
            { href: paths.samples, label: '목록', icon: LayoutGrid, current: true },
            { href: paths.checks, label: '달력', icon: CalendarDays },
          ]}
        />
      </Sample>
      <Sample name="stepper">
        <Stepper label="수량" onValueChange={setCount} value={count} />
        <Stepper help="한 번에 6매까지" label="수량(가득)" onValueChange={setCount} value={6} />
      </Sample>
      <Sample name="people" wide>
        <PeoplePicker label="인원" onValueChange={setPeople} value={people} />
      </Sample>
    </Part>
  );
}
