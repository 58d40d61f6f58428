import type { StepPicture } from '@haesol/contracts/common';

/** Path data of one drawing on 148 × 100, from 26, 14; only the accent is filled. */
interface StepDrawing {
  readonly accent: string;
  readonly lines: string;
  readonly dashed?: string;
}

/** Steps of procedures, on one base line: a form, its check, a match of people, a visit, a report, and so on. */
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
  find: {
    accent: 'M126 44a18 18 0 1 1-.1 0z',
    lines:
      'M40 112V58h58M40 112h64V88M50 68h34v20H50zM50 98h36M62 58V42h22v16M102 62a24 24 0 1 0 48 0a24 24 0 1 0 -48 0M143 79l22 22',
  },
  safety: {
    accent: 'M140 50l18 6v16q0 17-18 24-18-7-18-24V56z',
    lines:
      'M36 88a34 34 0 0 1 68 0M28 88h84v9H28zM64 55v15M76 55v15M44 112V97M96 112V97M140 42l25 8v22q0 22-25 31-25-9-25-31V50zM130 72l7 8 13-16',
  },
  calendar: {
    accent: 'M100 74h24v19h-24z',
    lines: 'M52 34h96v78H52zM52 54h96M70 26v16M130 26v16M52 74h96M52 93h96M76 54v58M100 54v58M124 54v58M106 83l4 4 8-8',
  },
  device: {
    accent: 'M56 56h36v20H56z',
    lines:
      'M36 112V92h128v20M46 92V46h64v46M56 56h36v20H56zM99 60h4M99 68h4M99 76h4M56 84h36M118 92V72h38v20M128 72V54h18v18M137 54V38M128 38h18M62 66h6l4-6 6 12 4-6h4',
  },
  pay: {
    accent: 'M140 72a18 18 0 1 1-.1 0z',
    lines:
      'M50 22h62v34M50 22v90l10-7 10 7 10-7 10 7 10-7M62 38h38M62 50h38M62 62h24M62 74h30M114 90a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M130 83l5 14 5-13 5 13 5-14M128 90h24',
  },
  talk: {
    accent: 'M140 82h28v30h-28z',
    lines:
      'M40 26h88v58H40zM84 84v12M62 112l22-16 22 16M32 26h104M52 72l18-18 14 12 28-26M140 82h28v30h-28zM134 82h40M154 82V66',
  },
  sign: {
    accent: 'M100 76h16v16h-16z',
    lines:
      'M44 22h78v90H44zM58 38h50M58 50h50M58 62h34M56 98q8-14 14-2t16-5M100 76h16v16h-16zM132 96l24-44 12 7-24 43-13 8zM152 59l12 7',
  },
  learn: {
    accent: 'M128 78q12-6 22 0v24q-10-6-22 0zM150 78q10-6 22 0v24q-12-6-22 0z',
    lines:
      'M34 26h84v54H34zM46 40h40M46 52h56M46 64h28M56 80l-10 32M96 80l10 32M128 78q12-6 22 0v24q-10-6-22 0zM150 78q10-6 22 0v24q-12-6-22 0z',
  },
  award: {
    accent: 'M134 66a13 13 0 1 1-.1 0z',
    lines:
      'M38 28h108v34M38 28v70h72M56 44h56M56 56h50M56 68h30M116 79a18 18 0 1 0 36 0a18 18 0 1 0 -36 0M124 95l-5 17 15-7 15 7-5-17M38 98v14M104 98v14',
  },
};
