import type { StepPicture } from '@haesol/shared/contracts';

/** Path data of one drawing on 148 × 100, from 26, 14; the accent is the only filled part. */
interface StepDrawing {
  readonly accent: string;
  readonly lines: string;
  readonly dashed?: string;
}

/** Five stations of one procedure, on one ground line: a form, its check, a match of people, a visit, a report. */
export const stepDrawings: Readonly<Record<StepPicture, StepDrawing>> = {
  form: {
    accent: 'M148 52l12 8-26 40-13 5 1-14z',
    lines: 'M58 20h62l20 20v72H58zM120 20v20h20M72 50h34M72 62h52M72 74h44M72 86h30M142 61l12 8M72 98h22',
  },
  check: {
    accent: 'M128 52a18 18 0 1 1-.1 0z',
    lines:
      'M44 24h58v88H44zM56 42h34M56 54h34M56 66h20M56 78h26M102 34h22v78h-22M102 70a26 26 0 1 0 52 0a26 26 0 1 0 -52 0zM119 70l6 7 12-13M147 89l20 21',
  },
  match: {
    accent: 'M88 26h28v22H88z',
    lines:
      'M30 112V72l22 14V72l22 14V64h12v48M42 112V98h12v14M118 112V60h52v52M114 60l30-20 30 20zM130 70v42M144 70v42M158 70v42M88 26l14 12 14-12M102 48v10M80 58q22 12 44 0',
    dashed: 'M74 54q4-6 8-8M130 54q-4-6-8-8',
  },
  visit: {
    accent: 'M40 70h44v24H40z',
    lines:
      'M30 112V60h64v52M30 60l10-16h64l-10 16M104 44v52l-10 16M40 82h44M48 102h0M58 102h0M68 102h0M50 44V26h22v18M124 44h44v60h-44zM136 44v-7h20v7M133 58l4 4 6-7M148 59h12M133 75l4 4 6-7M148 76h12M133 91h6M148 92h12M110 74h8M114 70l5 4-5 4',
  },
  report: {
    accent: 'M74 96V80h10v16zM90 96V70h10v26zM106 96V62h10v34z',
    lines:
      'M50 22h76q10 0 10 10v80H60q-10 0-10-10zM60 22v90M72 40h50M72 52h36M70 98h52M148 40l10 6v10q0 12-10 18-10-6-10-18V46zM143 57l4 4 7-8',
  },
};
