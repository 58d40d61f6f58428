import {
  Button,
  ConfirmDialog,
  CropDialog,
  DefinitionTable,
  Dialog,
  Drawer,
  RadioGroup,
  TextField,
  ZoomDialog,
} from '@haesol/kit';
import { SharePopup } from '@haesol/kit/qr';
import { useShell, useText } from '@haesol/remote/lifecycle';
import type { ConfirmQuestion } from '@haesol/remote/shell-api';
import { type ReactNode, useState } from 'react';
import { Part, Sample } from './Sample.tsx';
import { words } from './specimens.ts';

const overlays = [
  'confirm',
  'form',
  'coupon',
  'terms',
  'education',
  'preview',
  'zoom',
  'share',
  'drawer',
  'bottom',
] as const;
type OverlayName = (typeof overlays)[number];

const coupons = [
  { value: 'NURI10', label: '누리 첫 여행 10%', description: '3만원 이상 · 12. 31.까지 · 12장 남음' },
  { value: 'HAESOL', label: '해솔 5,000원', description: '5만원 이상 구매할 때 쓸 수 있습니다.', disabled: true },
] as const;

/** Loads the drawing as a picture to crop. */
async function readPicture(src: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return createImageBitmap(image);
}

/** Samples of overlays. */
export function OverlaySamples() {
  const t = useText();
  const [open, setOpen] = useState<OverlayName>();
  const [picture, setPicture] = useState<ImageBitmap>();
  const close = () => setOpen(undefined);
  return (
    <Part name="overlay">
      <OverlayButtons onOpen={setOpen} onPicture={setPicture} />
      <ConfirmDialog
        danger
        no="돌아가기"
        note="취소한 시간은 다른 분이 바로 예약할 수 있습니다."
        onNo={close}
        onYes={close}
        open={open === 'confirm'}
        text="주사전자현미경(FE-SEM) 12. 3.(목) 10:00–12:00"
        title="예약을 취소하시겠습니까?"
        yes="예약 취소"
      />
      <FormDialogs onClose={close} open={open} />
      <ZoomDialog
        alt="시료 사진(건조 전·건조 후 비교, 2026년 11월 20일 촬영분).png"
        onClose={close}
        open={open === 'preview'}
        src="/art/scene/story-2.svg"
      />
      <CropDialog
        bitmap={picture}
        onCancel={() => setPicture(undefined)}
        onDone={() => setPicture(undefined)}
        title="프로필 사진 자르기"
      />
      <ZoomDialog
        alt="주사전자현미경 그림"
        onClose={close}
        open={open === 'zoom'}
        src="/art/equipment/microscope.svg"
      />
      <SharePopup
        onClose={close}
        open={open === 'share'}
        title={words.title}
        url="https://haesol.example/easyReservation"
      />
      <Drawer onClose={close} open={open === 'drawer'} title={t('samples.overlay.drawer')}>
        <p>{words.body}</p>
      </Drawer>
      <Drawer
        foot={<Button onClick={close}>{words.apply}</Button>}
        onClose={close}
        open={open === 'bottom'}
        side="bottom"
        title={t('samples.overlay.bottom')}
      >
        <p>{words.long}</p>
      </Drawer>
    </Part>
  );
}

interface ShownProps {
  readonly name: OverlayName;
  readonly open: OverlayName | undefined;
  readonly size?: 'small' | 'wide';
  readonly children: ReactNode;
  onClose(): void;
}

function Shown({ name, open, size = 'small', children, onClose }: ShownProps) {
  const t = useText();
  return (
    <Dialog
      foot={
        <>
          <Button onClick={onClose} size="form">
            {words.cancel}
          </Button>
          <Button onClick={onClose} size="form" variant="primary">
            {words.save}
          </Button>
        </>
      }
      onClose={onClose}
      open={open === name}
      size={size}
      title={t(`samples.overlay.${name}`)}
    >
      {children}
    </Dialog>
  );
}

interface OverlayButtonsProps {
  onOpen(name: OverlayName): void;
  onPicture(picture: ImageBitmap): void;
}

function OverlayButtons({ onOpen, onPicture }: OverlayButtonsProps) {
  const t = useText();
  const shell = useShell();
  const ask = (question: ConfirmQuestion) =>
    void shell.confirm(question).then((isSure) => shell.announce(isSure ? question.yes : question.no));
  return (
    <Sample name="overlay">
      {overlays.map((name) => (
        <Button key={name} onClick={() => onOpen(name)}>
          {t(`samples.overlay.${name}`)}
        </Button>
      ))}
      <Button onClick={() => void readPicture('/art/scene/story-3.svg').then(onPicture)}>
        {t('samples.overlay.crop')}
      </Button>
      <Button onClick={() => ask({ title: '로그아웃하시겠습니까?', yes: '로그아웃', no: words.cancel })}>
        {t('samples.overlay.logout')}
      </Button>
      <Button
        onClick={() =>
          ask({
            title: '탈퇴하시겠습니까?',
            text: '개인정보를 파기하며 되돌릴 수 없습니다.',
            yes: '탈퇴하기',
            no: '돌아가기',
            danger: true,
          })
        }
      >
        {t('samples.overlay.withdraw')}
      </Button>
      <Button onClick={() => void shell.requireLogin()}>{t('samples.overlay.login')}</Button>
    </Sample>
  );
}

function FormDialogs({ open, onClose }: Pick<ShownProps, 'open' | 'onClose'>) {
  return (
    <>
      <Shown name="form" onClose={onClose} open={open}>
        <TextField label="시료명·수량" required />
      </Shown>
      <Shown name="coupon" onClose={onClose} open={open}>
        <RadioGroup defaultValue="NURI10" label="쿠폰" layout="cards" options={coupons} />
      </Shown>
      <Shown name="terms" onClose={onClose} open={open} size="wide">
        {Array.from({ length: 24 }, (_line, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same.
          <p key={line}>{words.terms}</p>
        ))}
      </Shown>
      <Shown name="education" onClose={onClose} open={open} size="wide">
        <DefinitionTable
          caption="현장 AI 품질검사 입문"
          items={[
            { term: '교육 기간', value: '12. 7.(월)~12. 11.(금)' },
            { term: '정원', value: '24명 중 18명 신청' },
          ]}
        />
      </Shown>
    </>
  );
}
