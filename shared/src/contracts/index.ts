import * as errorCodes from './errorCodes.ts';

export {
  type AgreeEntry,
  changePassword,
  exportMyData,
  type LoginEntry,
  leaveReasons,
  listAgrees,
  listLogins,
  updateMyInfo,
  withdraw,
} from './account.ts';
export { adminAddCourse, adminCancelCourse, adminChangeCourse, adminCourse, type CourseForm } from './adminCourse.ts';
export {
  adminAttendance,
  adminEnrollMove,
  adminEnrolments,
  adminParticipants,
  adminProviderImport,
  type StaffEnrolment,
  staffEnrollTargets,
} from './adminEdu.ts';
export * from './applications.ts';
export {
  endSession,
  failuresToWait,
  findId,
  findIdMail,
  findPw,
  firstLoginWaitSec,
  login,
  logout,
  logoutAll,
  me,
  reauth,
  refresh,
  sessionItem,
  sessions,
  signInData,
  userInfo,
} from './auth.ts';
export * from './booking.ts';
export * from './bookingOffice.ts';
export { type Canary, canaryList, canaryStart, canaryStop, maxCanaryShare } from './canary.ts';
export { certCheck, certSendMail } from './cert.ts';
export { type ChannelMoveRow, listLine } from './channelHistory.ts';
export { choice } from './choice.ts';
export { type Code, type CodeGroup, codeGroups, codesList, codesNames } from './codes.ts';
export {
  type Comment,
  type CommentReply,
  commentRefTypes,
  commentsCreate,
  commentsList,
  commentsRemove,
  commentsUpdate,
} from './comments.ts';
export {
  clampedInt,
  email,
  emptyObject,
  envelopeStatus,
  instant,
  type Page,
  pageQuery,
  queryText,
  toPage,
  uid,
  type Yn,
  yn,
} from './common.ts';
export { type CompanyMember, getCompany, handOverCompany } from './company.ts';
export {
  type ContentBlock,
  type Contents,
  contentBlock,
  contentsGet,
  type DrawnPlace,
  type MenuKey,
  menuKeys,
  type StepPicture,
  type TreeNode,
  type WayKind,
} from './contents.ts';
export {
  type Edu,
  type EduAudience,
  type EduDetail,
  type EduInMonth,
  type EduState,
  type EduType,
  eduAudiences,
  eduCalendar,
  eduGet,
  eduList,
  eduStates,
  eduTypes,
} from './edu.ts';
export {
  type Access,
  defineEndpoint,
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  exrateCd,
  type LanguageDefault,
  languageDefaults,
  listOf,
} from './endpoint.ts';
export { findEndpointName, listEndpointCalls } from './endpointNames.ts';
export {
  attendeeCodes,
  certificateGet,
  certNoPattern,
  type EnrollForm,
  type EnrollNeed,
  type EnrollPayload,
  type EnrollState,
  eduColleagues,
  eduEnroll,
  eduEnrollCancel,
  employmentProofs,
  enrollForm,
  enrollLimits,
  enrollNeeds,
  enrollStates,
} from './enroll.ts';
export * from './equipment.ts';
export {
  type ErrorCode,
  errorTable,
  type FieldError,
  okStatus,
  toErrorMessage,
  toFieldErrors,
} from './errors.ts';
export * from './events.ts';
export { type Faq, type FaqDetail, faqGet, faqHelp, faqList } from './faq.ts';
export {
  type FileExtension,
  type FileKind,
  fileExtensions,
  fileKinds,
  fileLimits,
  filesRemove,
  filesUpload,
  toMegabytes,
} from './files.ts';
export { hasPage } from './hasPage.ts';
export {
  hasNeededConsents,
  join,
  joinCheckEmail,
  joinClassChoice,
  joinConsents,
  joinPicture,
  joinProof,
} from './join.ts';
export {
  type Banner,
  type FoundFaq,
  type MainBenefit,
  type MainFacts,
  type MainSearch,
  mainBenefit,
  mainFacts,
  mainSearch,
  type SearchHit,
  type SearchType,
  searchTypes,
} from './main.ts';
export { type MatrixOutcome, matrixLink, matrixReport, outcomesPerCall, overruleEndpoint } from './matrix.ts';
export {
  affiliationDays,
  type CertPurpose,
  type ConsentCode,
  checkNewPassword,
  checkTogether,
  collegeChoice,
  consents,
  currentPassword,
  departmentChoice,
  type JoinClass,
  joinClasses,
  memberLimits,
  messageConsent,
  passwordInput,
  reauthProviders,
  type SocialProviderName,
  socialProviders,
  studentStatuses,
  toPasswordMessage,
} from './member.ts';
export {
  findBrokenPasswordRules,
  isBizNo,
  type PasswordRule,
  passwordLimits,
  passwordRuleNames,
  universityMailHost,
} from './memberRules.ts';
export { countLetters } from './memberText.ts';
export * from './myBookings.ts';
export { type MyEnrolment, type MyEnrolmentDetail, myEduGet, myEduList } from './myEdu.ts';
export { getMyPage, myPage } from './mypage.ts';
export { type Notification, notificationsList, notificationsRead } from './notifications.ts';
export { sendCspReport } from './ops.ts';
export {
  adminRights,
  adminSaveRights,
  brokenOverrideKey,
  overrideClear,
  overrideKeys,
  overrideSet,
  previewLinkEndpoint,
  withoutOverrideKeys,
} from './override.ts';
export { findOwnershipFault, isServerPath } from './ownership.ts';
export { parseInput } from './parseInput.ts';
export {
  type LiveRelease,
  loadGuardKeys,
  type PlatformCanary,
  type PlatformOutcome,
  platformGet,
} from './platform.ts';
export { type Board, boards, type Post, type PostDetail, postsGet, postsList } from './posts.ts';
export {
  type AnswerState,
  answerStates,
  type Qna,
  type QnaCategory,
  type QnaDetail,
  type QnaDraft,
  type QnaForm,
  qnaAnswer,
  qnaCategories,
  qnaCreate,
  qnaDraft,
  qnaDraftGet,
  qnaDraftRemove,
  qnaDraftSave,
  qnaForm,
  qnaGet,
  qnaLimits,
  qnaList,
  qnaRemove,
  qnaSimilar,
  qnaUpdate,
} from './qna.ts';
export {
  type BuildFiles,
  type ChunkFiles,
  type PageSnapshot,
  type Registry,
  type RegistryEntry,
  type RegistryOverride,
  type ReleaseFile,
  type ReleaseManifest,
  type RemoteJson,
  type RemoteMenuEntry,
  type RemoteRoute,
  releaseManifest,
  remoteJson,
  sourceMapFolder,
  writtenRemoteJson,
} from './registry.ts';
export {
  changeChannelEndpoint,
  getManifestEndpoint,
  getReleaseEndpoint,
  getReleaseFileEndpoint,
  getSourceMapEndpoint,
  listReleaseAuditEndpoint,
  listReleasesEndpoint,
  publishReleaseEndpoint,
  releaseBuild,
  releaseChannel,
  releaseId,
} from './releases.ts';
export { type RichTag, richAttributes, richTags } from './richText.ts';
export { isSafePath, toSafePath } from './safePath.ts';
export {
  searchPopular,
  searchSuggest,
  searchSynonymRemove,
  searchSynonymSave,
  searchSynonyms,
} from './search.ts';
export {
  type RemoteRendering,
  type RemoteServerBuild,
  type RenderingRequest,
  type ShellRendering,
  type ShellServerBuild,
  shellIdPrefix,
  toHostMarkup,
  toIdPrefix,
} from './serverBuild.ts';
export {
  type FilledGet,
  fillGet,
  fillPageGet,
  fillText,
  findRoute,
  findSlotOwner,
  type GuardName,
  guardNames,
  type LayoutName,
  layoutNames,
  listGets,
  listPageGets,
  listSlotOwners,
  type PageGet,
  type RouteMatch,
  requestKey,
  type SlotOwner,
  shellPaths,
  toComparablePath,
} from './site.ts';
export { addSns, removeSns, snsCallback, snsLink, snsProviders } from './sns.ts';
export {
  type BuildVitals,
  type DayVitals,
  type ErrorGroup,
  type PageMark,
  sendTelemetry,
  type TelemetryReport,
  type TelemetryVitals,
  telemetryErrors,
  telemetryVitals,
} from './telemetry.ts';
export { type Terms, type TermsCode, type TermsDetail, termsCodes, termsGet, termsList } from './terms.ts';
export {
  type MatterKind,
  type Mover,
  matterKinds,
  memoMax,
  movers,
  staffMemo,
  type TimelineEntry,
  type TimelineKind,
  timelineEntry,
  timelineEntryTypes,
} from './timeline.ts';
export { toErrorText } from './toErrorText.ts';
export * from './travel.ts';
export {
  type CategoryCount,
  type ContentLocale,
  contentLang,
  contentLocales,
  date,
  type FileRef,
  fileRef,
  type Picture,
  picture,
  type RefundRule,
  refundRule,
} from './values.ts';
export { telemetryLimits, telemetryPath, type VitalName, vitalNames, vitalThresholds } from './vitals.ts';
export { errorCodes };
