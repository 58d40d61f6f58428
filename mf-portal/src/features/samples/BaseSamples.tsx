import {
  Avatar,
  Badge,
  type BadgeColor,
  Button,
  type ButtonVariant,
  Chip,
  ChipGroup,
  IconButton,
  LinkButton,
  NewMark,
  TextLink,
} from '@haesol/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { paths } from '#paths';
import { Part, Sample } from './Sample.tsx';
import { words } from './specimens.ts';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'plain', 'danger', 'muted', 'text'];

const badges: readonly (readonly [BadgeColor, string])[] = [
  ['blue', '접수중'],
  ['sky', '신청완료'],
  ['gray', '대기 3번'],
  ['red', '보완요청'],
  ['black', '이용완료'],
  ['outline', '교육필수'],
  ['pine', '누리패스 적용'],
  ['dday', 'D-3'],
];

/** Buttons, links, badges and chips. */
export function BaseSamples() {
  return (
    <Part name="base">
      <Sample name="button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {words.save}
          </Button>
        ))}
      </Sample>
      <Sample name="buttonOff">
        {variants.map((variant) => (
          <Button disabled key={variant} variant={variant}>
            {words.save}
          </Button>
        ))}
      </Sample>
      <Sample name="buttonSize">
        <Button size="large">{words.apply}</Button>
        <Button size="form">{words.apply}</Button>
        <Button>{words.apply}</Button>
        <Button size="small">{words.apply}</Button>
        <Button icon={Search}>{words.apply}</Button>
      </Sample>
      <Sample name="buttonLong" wide>
        <Button block variant="primary">
          {words.long}
        </Button>
      </Sample>
      <Sample name="iconButton">
        <IconButton icon={Search} label="검색" />
        <IconButton icon={Search} label="검색" variant="boxed" />
        <IconButton disabled icon={Trash} label="삭제할 수 없음" variant="boxed" />
        <IconButton aria-pressed icon={Search} label="검색 창 열림" variant="boxed" />
      </Sample>
      <Sample name="link">
        <LinkButton href={paths.easyReservation}>{words.link}</LinkButton>
        <LinkButton href={paths.easyReservation} iconEnd={ArrowRight} variant="primary">
          {words.link}
        </LinkButton>
        <TextLink href={paths.easyReservation}>{words.link}</TextLink>
        <TextLink href={paths.easyReservation} tone="more">
          {words.more}
        </TextLink>
        <TextLink href="https://haesol.example/" newWindow>
          {words.link}
        </TextLink>
      </Sample>
      <Sample name="badge">
        {badges.map(([color, word]) => (
          <Badge color={color} key={color}>
            {word}
          </Badge>
        ))}
        <NewMark />
      </Sample>
      <ChipSample />
      <Sample name="avatar">
        <Avatar name="이도윤" size="small" />
        <Avatar name="정하람" />
        <Avatar imageUrl="/art/portrait.svg" name="정하람" size="large" />
      </Sample>
    </Part>
  );
}

function ChipSample() {
  const [chosen, setChosen] = useState<readonly string[]>(['all']);
  return (
    <Sample name="chip">
      <ChipGroup
        label="분류"
        onToggle={(value) => setChosen([value])}
        options={[
          { value: 'all', label: '전체', count: 22 },
          { value: 'notice', label: '공지', count: 8 },
          { value: 'long', label: '공용장비·안전교육 및 예약 제한 안내' },
        ]}
        selected={chosen}
      />
      <ChipGroup
        label="대상"
        named
        onToggle={(value) => setChosen([value])}
        options={[
          { value: 'all', label: '전체' },
          { value: 'company', label: '기업' },
          { value: 'student', label: '학생' },
        ]}
        selected={chosen}
      />
      <Chip href={paths.notices} selected={false}>
        {words.link}
      </Chip>
    </Sample>
  );
}
