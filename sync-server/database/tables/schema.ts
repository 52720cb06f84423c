import type {
  AccountLoginTable,
  AccountTable,
  EmailCodeTable,
  EmailCodeTryTable,
  LeftLoginTable,
  LoginToCutTable,
  PasskeyTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SecondStepTryTable,
  SecurityEventTable,
  SessionTable,
  SignInAttemptTable,
  SignInTicketTable,
  TermsAgreementTable,
} from './accounts.ts'
import type { AiDayTable, AiJobTable, AiMonthTable, AiPictureReportTable, AiPictureTable } from './ai.ts'
import type {
  BrandCoreTable,
  BrandCoreValueTable,
  BrandPersonalityTable,
  BrandPositioningCompetitorTable,
  BrandPositioningPersonaTable,
  BrandPositioningTable,
  BrandVisualPhotographyTable,
  BrandVisualTable,
} from './answers.ts'
import type {
  BrandApprovalTable,
  BrandInviteLinkTable,
  BrandMemberTable,
  BrandPauseTable,
  BrandShareTable,
  BrandTable,
} from './brands.ts'
import type { BuildPackTable } from './builds.ts'
import type { BrandBundleTable } from './bundles.ts'
import type { CampaignApplicationTable } from './campaign.ts'
import type {
  CreditAccountTable,
  CreditEntryTable,
  CreditLotTable,
  InviteRewardTable,
  InviteTable,
} from './credits.ts'
import type {
  BrandDocumentTable,
  DesignThumbnailTable,
  DocPastTable,
  DocRoomTable,
  DocShadowTable,
  DocSnapshotTable,
  DocUpdateTable,
  DocumentRevisionTable,
  DocVersionTable,
  SettleHistoryTable,
  SettleLeaseTable,
  SettleOutboxTable,
} from './documents.ts'
import type { FavoriteTable, TemplateTagTable } from './favorites.ts'
import type {
  BrandStorageTable,
  DirectoryTable,
  DriveLinkTable,
  DriveRemovalTable,
  FileTable,
  FileTagTable,
  FileUploadTable,
} from './files.ts'
import type { GoogleDocumentTable } from './google.ts'
import type { IdempotencyTable } from './idempotency.ts'
import type {
  BillingOrderTable,
  LogoPassTable,
  PayMethodTable,
  PaymentAttemptTable,
  PaymentLinkTable,
  PaymentNoticeTable,
  PaymentRefundTable,
  SandboxCheckoutTable,
  SandboxInvoiceTable,
  SandboxKeyTable,
  SandboxPaymentTable,
  SandboxPaypalOrderTable,
  SandboxRefundTable,
  SandboxSubscriptionTable,
  SandboxWebhookTable,
  WebhookEventTable,
} from './payments.ts'
import type { BrandQuestTable } from './quests.ts'
import type {
  CountryTable,
  CreditPlanTable,
  IndustryTable,
  LanguageTable,
  OptionItemTable,
  PlanTable,
  PolicyDocumentTable,
} from './reference.ts'
import type { ResumablePartTable, ResumableUploadTable } from './resumable.ts'
import type { SnsAccountTable } from './sns.ts'
import type { StaffActTable, StaffSessionTable, StaffTable } from './staff.ts'
import type { PriceDecisionTable, SubscriptionEventTable, SubscriptionTable } from './subscriptions.ts'
import type { SupportAnswerTable, SupportTicketTable } from './support.ts'
import type {
  TaskAddressTable,
  TaskFileTable,
  TaskMailTable,
  TaskMessageTable,
  TaskPrintTable,
  TaskQuoteTable,
  TaskTable,
} from './tasks.ts'

/*
 * Every table as Kysely sees it; the truth is in migrations/. Columns are only ever added.
 * bigint arrives as a number (checked to be safe), bytea as a Buffer, timestamptz as a Date,
 * jsonb parsed; jsonb parameters are handed over as `JSON.stringify(value)`.
 */
export interface DB {
  account: AccountTable
  account_login: AccountLoginTable
  sign_in_attempt: SignInAttemptTable
  sign_in_ticket: SignInTicketTable
  left_login: LeftLoginTable
  login_to_cut: LoginToCutTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  second_step_try: SecondStepTryTable
  security_event: SecurityEventTable
  session: SessionTable
  email_code: EmailCodeTable
  email_code_try: EmailCodeTryTable
  terms_agreement: TermsAgreementTable
  brand: BrandTable
  brand_member: BrandMemberTable
  brand_core: BrandCoreTable
  brand_core_value: BrandCoreValueTable
  brand_visual: BrandVisualTable
  brand_visual_photography: BrandVisualPhotographyTable
  brand_personality: BrandPersonalityTable
  brand_positioning: BrandPositioningTable
  brand_positioning_persona: BrandPositioningPersonaTable
  brand_positioning_competitor: BrandPositioningCompetitorTable
  brand_approval: BrandApprovalTable
  file: FileTable
  file_upload: FileUploadTable
  resumable_upload: ResumableUploadTable
  resumable_part: ResumablePartTable
  directory: DirectoryTable
  file_tag: FileTagTable
  drive_removal: DriveRemovalTable
  drive_link: DriveLinkTable
  brand_storage: BrandStorageTable
  brand_share: BrandShareTable
  brand_invite_link: BrandInviteLinkTable
  brand_pause: BrandPauseTable
  brand_quest: BrandQuestTable
  google_document: GoogleDocumentTable
  ai_job: AiJobTable
  ai_day: AiDayTable
  ai_month: AiMonthTable
  ai_picture: AiPictureTable
  ai_picture_report: AiPictureReportTable
  brand_bundle: BrandBundleTable
  sns_account: SnsAccountTable
  campaign_application: CampaignApplicationTable
  support_ticket: SupportTicketTable
  support_answer: SupportAnswerTable
  credit_account: CreditAccountTable
  credit_lot: CreditLotTable
  credit_entry: CreditEntryTable
  invite: InviteTable
  invite_reward: InviteRewardTable
  pay_method: PayMethodTable
  billing_order: BillingOrderTable
  logo_pass: LogoPassTable
  payment_attempt: PaymentAttemptTable
  payment_link: PaymentLinkTable
  payment_refund: PaymentRefundTable
  payment_notice: PaymentNoticeTable
  webhook_event: WebhookEventTable
  subscription: SubscriptionTable
  price_decision: PriceDecisionTable
  subscription_event: SubscriptionEventTable
  sandbox_key: SandboxKeyTable
  sandbox_payment: SandboxPaymentTable
  sandbox_refund: SandboxRefundTable
  sandbox_paypal_order: SandboxPaypalOrderTable
  sandbox_checkout: SandboxCheckoutTable
  sandbox_subscription: SandboxSubscriptionTable
  sandbox_invoice: SandboxInvoiceTable
  sandbox_webhook: SandboxWebhookTable
  staff: StaffTable
  staff_session: StaffSessionTable
  staff_act: StaffActTable
  task: TaskTable
  task_message: TaskMessageTable
  task_file: TaskFileTable
  task_mail: TaskMailTable
  task_print: TaskPrintTable
  task_quote: TaskQuoteTable
  task_address: TaskAddressTable
  idempotency: IdempotencyTable
  doc_update: DocUpdateTable
  doc_snapshot: DocSnapshotTable
  doc_room: DocRoomTable
  brand_document: BrandDocumentTable
  design_thumbnail: DesignThumbnailTable
  favorite: FavoriteTable
  template_tag: TemplateTagTable
  doc_shadow: DocShadowTable
  settle_lease: SettleLeaseTable
  doc_version: DocVersionTable
  doc_past: DocPastTable
  settle_history: SettleHistoryTable
  document_revision: DocumentRevisionTable
  settle_outbox: SettleOutboxTable
  industry: IndustryTable
  option_item: OptionItemTable
  country: CountryTable
  language: LanguageTable
  plan: PlanTable
  credit_plan: CreditPlanTable
  policy_document: PolicyDocumentTable
  build_pack: BuildPackTable
}
