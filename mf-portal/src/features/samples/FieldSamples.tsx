import {
  CodeField,
  DependentSelects,
  FilePicker,
  PasswordField,
  PhoneField,
  type PhoneParts,
  type PickedFile,
  RuleChecklist,
  SearchField,
  Select,
  TextArea,
  TextField,
} from '@haesol/kit';
import { useState } from 'react';
import styles from './FieldSamples.module.css';
import { Part, Sample } from './Sample.tsx';
import { address, options, passwordRules, words } from './specimens.ts';

const files: readonly PickedFile[] = [
  { id: 'a', name: '사업자등록증.pdf', state: 'done', note: '1.2MB' },
  {
    id: 'b',
    name: '시료 사진(건조 전·건조 후 비교, 2026년 11월 20일 촬영분).png',
    state: 'uploading',
    percent: 64,
    note: '8.4MB',
  },
  { id: 'c', name: '시험 영상.zip', state: 'failed', note: '20MB 이하의 파일만 첨부할 수 있습니다.' },
];

/** Samples of text and file fields. */
export function FieldSamples() {
  const [phone, setPhone] = useState<PhoneParts>(['010', '0000', '1204']);
  const [code, setCode] = useState('482');
  const [place, setPlace] = useState<readonly string[]>(['nuri']);
  const [keyword, setKeyword] = useState('전자현미경');
  return (
    <Part name="field">
      <Sample name="textField" wide>
        <div className={styles.fields}>
          <TextField label="기업명" placeholder="기업명을 입력해 주세요" />
          <TextField help={words.inlineHelp} label="이메일" required type="email" />
          <TextField defaultValue="doyun@daonfood" error={words.mailError} label="이메일(오류)" required type="email" />
          <TextField defaultValue="doyun@daonfood.example" disabled label="이메일(비활성)" />
          <TextField defaultValue="다온푸드텍" label="기업명(읽기 전용)" readOnly />
          <TextField countMax={60} defaultValue="과채 건조 공정의 색 변화" label="제목(글자 수)" optional />
        </div>
      </Sample>
      <Sample name="textArea" wide>
        <TextArea countMax={2000} defaultValue={words.body} label="내용" rows={4} />
        <TextArea error="내용을 입력해 주세요." label="내용(오류)" required rows={2} />
      </Sample>
      <Sample name="phone" wide>
        <PhoneField label="휴대폰 번호" onValueChange={setPhone} required value={phone} />
        <PhoneField
          error="휴대폰 번호를 확인해 주세요."
          label="휴대폰 번호(오류)"
          onValueChange={setPhone}
          value={phone}
        />
      </Sample>
      <Sample name="password" wide>
        <div className={styles.fields}>
          <PasswordField defaultValue="haesol-2026" help="8자 이상, 영문·숫자·기호" label="비밀번호" />
          <PasswordField error="비밀번호가 다릅니다." label="비밀번호 확인(오류)" />
        </div>
        <RuleChecklist label="비밀번호 규칙" rules={passwordRules} />
      </Sample>
      <Sample name="code" wide>
        <CodeField help="남은 시간 04:12" label="인증번호" onValueChange={setCode} value={code} />
        <CodeField error="인증번호가 다릅니다." label="인증번호(오류)" onValueChange={setCode} value={code} />
      </Sample>
      <SelectSample />
      <Sample name="dependentSelects" wide>
        <DependentSelects
          label="사업장 주소"
          labels={['시·도', '시·군', '읍·면·동']}
          onValueChange={setPlace}
          options={address}
          value={place}
        />
      </Sample>
      <Sample name="search" wide>
        <SearchField label="통합검색" onSearch={setKeyword} onValueChange={setKeyword} value={keyword} />
      </Sample>
      <FileSample />
    </Part>
  );
}

function SelectSample() {
  return (
    <Sample name="select" wide>
      <div className={styles.fields}>
        <Select label="업종" options={options} placeholder="선택해 주세요" />
        <Select defaultValue="metal" label="업종(긴 이름)" options={options} />
        <Select disabled label="업종(비활성)" options={options} />
        <Select
          error="업종을 선택해 주세요."
          label="업종(오류)"
          options={options}
          placeholder="선택해 주세요"
          required
        />
      </div>
    </Sample>
  );
}

function FileSample() {
  const [picked, setPicked] = useState(files);
  return (
    <Sample name="file" wide>
      <FilePicker
        files={picked}
        label="첨부파일"
        max={3}
        onAdd={(added) =>
          setPicked([...picked, ...added.map(({ name }) => ({ id: name, name, state: 'done' as const }))].slice(0, 4))
        }
        onRemove={(id) => setPicked(picked.filter((file) => file.id !== id))}
      />
    </Sample>
  );
}
