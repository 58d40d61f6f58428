export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { addLanguageFiles } from './addLanguageFiles.ts';
export { type CollectOptions, collectGets, collectRequests } from './collectRequests.ts';
export {
  type Answer,
  type Answers,
  type AnswerTo,
  type FakeHttp,
  noAnswerYet,
  noNetwork,
  Outcome,
  refusal,
} from './fakeHttp.ts';
export { aMember, createFakeShell, type FakeShell, type FakeShellOptions, testNow, visitor } from './fakeShell.ts';
export { addLanguage, addPseudoLanguage, inPseudoLanguage, listHangul, listKitTexts } from './pseudoLanguage.ts';
export {
  type RenderedScreen,
  type RenderPageOptions,
  type RenderScreenOptions,
  renderPage,
  renderScreen,
} from './renderScreen.tsx';
export {
  aFaq,
  aFaqDetail,
  aMyPage,
  anEquipment,
  aPost,
  aPostDetail,
  aQna,
  aQnaDetail,
  noAffiliation,
} from './samples.ts';
export {
  expectScreenState,
  type ScreenStateName,
  type ScreenStates,
  type ScreenStatesOptions,
  screenStateNames,
} from './screenStates.tsx';
export { anAttraction, anAttractionDetail, aPass, aTour, aTourDetail, aTourStop } from './travelSamples.ts';
