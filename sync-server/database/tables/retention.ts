import { paymentLinkKeptDays } from '#model/money/payment-links.ts'
import { questKeptDays } from '#model/quest/quest.ts'
import type { DB } from './schema.ts'

/** Days for which the operator can restore a deleted brand. The dialog that deletes one and the privacy policy state it. */
export const restorableDays = 30

/**
 * Days until the personal data of a withdrawn account is deleted; until then a login tells that it was withdrawn. The
 * brands that it leaves without members are purged then, too. The privacy policy allows five.
 */
export const withdrawnDays = 3

/** Years for which records of money are kept after their brand is gone. The privacy policy and the law (전자상거래법) say five. */
export const moneyYears = 5

/** Days for which it is known what language models have written, as numbers. */
export const aiJobKeptDays = 365

interface Retention {
  /** The rows are those of the brand in `brand_id`, and are purged with it. */
  readonly ofBrand?: true
  /** They are those of one of its documents, named in `document`, and are purged with it. */
  readonly ofDocument?: true
  /** They name the brand by its number alone, and outlive it. */
  readonly outlivesBrand?: true
  /** When a row ends otherwise, and what deletes it; `stays` where nothing does, with the reason. */
  readonly ends: string
}

const answers: Retention = { ofBrand: true, ends: 'edited and deleted by the team' }

const money: Retention = {
  outlivesBrand: true,
  ends: 'delete-old: 5 years after the last entry or order of a brand that is gone',
}

const sandbox: Retention = { ends: 'stays: of the sandbox, which takes no money and knows no person' }
const ofTask: Retention = {
  ofBrand: true,
  ends: 'stays with the brand, as the proof of what was asked for and delivered',
}

/** Every table, and what ends its rows. A new table has to be named here. */
export const retention: Readonly<Record<keyof DB, Retention>> = {
  account: { ends: 'forget-left: emptied 3 days after the withdrawal; the row with its number stays' },
  account_login: { ends: 'deleted by unlinking and by the withdrawal' },
  sign_in_attempt: { ends: 'delete-sign-ins: after 10 minutes' },
  sign_in_ticket: { ends: 'delete-sign-ins: after minutes' },
  left_login: { ends: 'forget-left: after 365 days' },
  login_to_cut: { ends: 'cut-logins: once the provider was told' },
  session: { ends: 'delete-sessions: when it expires' },
  second_factor: { ends: 'deleted by turning it off and by the withdrawal' },
  recovery_code: { ends: 'with its second factor, or replaced by new ones' },
  passkey: { ends: 'deleted by its account, and with its second factor' },
  second_step_try: { ends: 'delete-email-codes: after a day' },
  security_event: {
    ends: 'prune-security-events: after 365 days, and all but the newest 200 of an account; by the withdrawal',
  },
  email_code: { ends: 'delete-email-codes: a day after it expires; by the withdrawal' },
  email_code_try: { ends: 'delete-email-codes: after a day' },
  terms_agreement: { ends: 'stays with the emptied account, as the proof of what was agreed' },
  brand: { ends: 'purge-brands: 30 days after it was deleted' },
  brand_member: {
    ofBrand: true,
    ends: 'deleted by leaving, by removal and by the withdrawal; invitations by delete-old, 4 days after they expired',
  },
  brand_core: answers,
  brand_core_value: answers,
  brand_visual: answers,
  brand_visual_photography: answers,
  brand_personality: answers,
  brand_positioning: answers,
  brand_positioning_persona: answers,
  brand_positioning_competitor: answers,
  brand_approval: { ofBrand: true, ends: 'replaced by the next decision' },
  file: {
    ofBrand: true,
    ends: 'purge-files: its bytes a day after it was deleted; delete-old: the row 30 days later',
  },
  file_upload: { ofBrand: true, ends: 'deleted when it is finished; collect-uploads: after a day' },
  resumable_upload: { ofBrand: true, ends: 'collect-resumable: after a day, finished or not' },
  resumable_part: { ends: 'deleted with its upload, or once the file is made' },
  directory: {
    ofBrand: true,
    ends: 'deleted by its drive; end-left-drives: with a drive of a member who left',
  },
  file_tag: {
    ofBrand: true,
    ends: 'deleted by its drive; end-left-drives: with a drive of a member who left',
  },
  drive_removal: {
    ofBrand: true,
    ends: 'stays, as numbers, so that a device that was away for long learns what is gone',
  },
  drive_link: {
    ofBrand: true,
    ends: 'delete-old: 30 days after it has ended or was revoked; with its file or folder by their foreign keys',
  },
  brand_storage: { ofBrand: true, ends: 'one of a brand' },
  brand_pause: { ofBrand: true, ends: 'deleted by an operator who resumes its payments' },
  brand_share: {
    ofBrand: true,
    ends: 'stays after it was revoked, or 30 days after its end (delete-old), as a hash without its key, so that its address is never given twice',
  },
  brand_invite_link: { ofBrand: true, ends: 'delete-old: 30 days after it has expired or was revoked' },
  brand_quest: {
    ofBrand: true,
    ends: `delete-old: after ${questKeptDays} days where no brand was connected; by the withdrawal`,
  },
  google_document: {
    ofBrand: true,
    ends: 'deleted from its list; those of a member with the membership, by its foreign key',
  },
  brand_bundle: { ofBrand: true, ends: 'deleted by taking it out of the brand' },
  ai_job: { ofBrand: true, ends: `delete-old: after ${aiJobKeptDays} days` },
  ai_day: { ends: 'delete-old: after 3 days' },
  ai_month: { ends: 'stays: a number of the whole server for each month' },
  ai_picture: { ofBrand: true, ends: `delete-old: after ${aiJobKeptDays} days; its words once it has ended` },
  ai_picture_report: { ofBrand: true, ends: 'with its request' },
  sns_account: {
    ofBrand: true,
    ends: 'cut-sns-accounts: once it was disconnected, its brand deleted or the account that connected it withdrawn; at once where the person asks the provider for it',
  },
  campaign_application: {
    ends: 'delete-old: 180 days after its result was sent; by the withdrawal',
  },
  support_ticket: {
    ends: 'deleted by an operator where it is no question and was not answered; delete-old: 3 years after it was closed, which happens at the latest 30 days after its last answer, as the law wants it; the withdrawal parts it from the account',
  },
  support_answer: { ends: 'with its question' },
  credit_account: money,
  credit_lot: money,
  credit_entry: money,
  invite: { ends: 'stays with the rows of both accounts, as numbers, so that nothing is paid twice' },
  invite_reward: { ends: 'stays with its invite' },
  payment_link: {
    ofBrand: true,
    ends: `delete-old: ${paymentLinkKeptDays} days after it could be used`,
  },
  pay_method: { ofBrand: true, ends: 'delete-card-keys: its key at the gateway once it was deleted' },
  billing_order: money,
  payment_attempt: money,
  payment_refund: money,
  subscription: { ofBrand: true, ends: 'one of a brand' },
  subscription_event: money,
  price_decision: money,
  payment_notice: { ofBrand: true, ends: 'delete-old: 30 days after it was due' },
  webhook_event: { ends: 'delete-old: after 30 days' },
  logo_pass: { ofBrand: true, ends: 'one of a paid logo' },
  sandbox_key: sandbox,
  sandbox_payment: sandbox,
  sandbox_refund: sandbox,
  sandbox_paypal_order: sandbox,
  sandbox_checkout: sandbox,
  sandbox_subscription: sandbox,
  sandbox_invoice: sandbox,
  sandbox_webhook: { ends: 'run-sandbox: once it was taken, or after a day' },
  staff: { ends: 'deleted by `npm run operator -- remove`, and three days after the withdrawal' },
  staff_session: { ends: 'delete-staff-sessions: when it expires; with the other sessions of its account' },
  staff_act: { outlivesBrand: true, ends: 'delete-old: after 5 years' },
  task_mail: { ofBrand: true, ends: 'mail-tasks: once it is sent, or after eight attempts' },
  task_address: {
    ofBrand: true,
    ends: 'when its task ends; delete-old: 90 days after it was delivered, or after the last word about a quote',
  },
  task_print: ofTask,
  task_quote: ofTask,
  task_file: ofTask,
  task_message: ofTask,
  task: ofTask,
  idempotency: { ofBrand: true, ends: 'delete-idempotency: after 30 days' },
  brand_document: {
    ofBrand: true,
    ends: 'purge-documents: after a member deleted it from the trash',
  },
  design_thumbnail: { ofBrand: true, ofDocument: true, ends: 'one of a document' },
  favorite: {
    ofBrand: true,
    ends: 'removed by its account, which has 200 in a brand; end-left-drives: once it has left',
  },
  template_tag: { ofBrand: true, ends: 'deleted by the team; at most 20 of a brand' },
  doc_update: { ofBrand: true, ofDocument: true, ends: 'folded into doc_snapshot' },
  doc_snapshot: { ofBrand: true, ofDocument: true, ends: 'one of a document' },
  doc_room: { ofBrand: true, ofDocument: true, ends: 'one of a document' },
  doc_shadow: { ofBrand: true, ofDocument: true, ends: 'one of a document' },
  settle_lease: { ofBrand: true, ofDocument: true, ends: 'one of a document' },
  doc_version: { ofBrand: true, ofDocument: true, ends: 'prune-versions: thinned, and as the plan says' },
  doc_past: {
    ofBrand: true,
    ofDocument: true,
    ends: 'stays: a device that comes back from before a rebuild needs it; bounded by the plan, see rebuild.ts',
  },
  settle_history: { ofBrand: true, ofDocument: true, ends: 'delete-old: after 365 days' },
  document_revision: { ofBrand: true, ofDocument: true, ends: 'one of a document' },
  settle_outbox: { ofBrand: true, ofDocument: true, ends: 'deleted by the pass that settles' },
  industry: { ends: 'reference' },
  option_item: { ends: 'reference' },
  country: { ends: 'reference' },
  language: { ends: 'reference' },
  plan: { ends: 'reference' },
  credit_plan: { ends: 'reference' },
  policy_document: { ends: 'stays: every version that was agreed to' },
  build_pack: { ends: 'deleted by the builds that follow' },
}

/** Tables whose rows are purged with their brand. */
export const tablesOfBrand = (Object.keys(retention) as (keyof DB)[]).filter(
  (table) => retention[table].ofBrand,
)

/** Tables whose rows are purged with their document. */
export const tablesOfDocument = tablesOfBrand.filter((table) => retention[table].ofDocument)

/** Tables of money, whose rows outlive their brand; those first that refer to the others. */
export const tablesOfMoney = [
  'credit_entry',
  'credit_lot',
  'credit_account',
  'subscription_event',
  'price_decision',
  'payment_refund',
  'payment_attempt',
  'billing_order',
] as const
