import type { SlotWords } from '#model/language/fill-slots.ts'

/**
 * Every error code with its HTTP status. Their texts are in `locales/<language>/errors.json`.
 * Codes are only ever added: released devices depend on them.
 */
export const errorStatus = {
  BAD_REQUEST: 400,
  INVALID_VALUE: 400,
  INVALID_EMAIL: 400,
  INVALID_PASSWORD: 400,
  INVALID_BUSINESS_NUMBER: 400,
  INVALID_URL: 400,
  INVALID_CARD_NUMBER: 400,
  INVALID_TAG_NAME: 400,
  NAME_REQUIRED: 400,
  TOO_LONG: 400,
  CODE_WRONG: 400,
  CODE_EXPIRED: 400,
  CERT_NEEDED: 400,
  TERMS_NEEDED: 400,
  WRONG_PASSWORD: 400,
  EASY_PASSWORD: 400,
  SNS_STATE_MISMATCH: 400,
  SNS_CANCELLED: 400,
  SNS_TICKET_EXPIRED: 400,
  SNS_OTHER_PERSON: 400,
  CAPTCHA_NEEDED: 400,
  CAPTCHA_FAILED: 400,
  CARD_REFUSED: 400,
  /** Only for its text: the code of the answer is CARD_REFUSED. */
  SANDBOX_CARDS_ONLY: 400,
  UNAUTHORIZED: 401,
  WRONG_LOGIN: 401,
  TOKEN_EXPIRED: 401,
  /** A login or a dangerous call needs a code of the account's second factor. */
  SECOND_STEP_NEEDED: 403,
  /** The desk is open only to those of the staff who have a second factor. */
  SECOND_FACTOR_MISSING: 403,
  FORBIDDEN_ROLE: 403,
  OWNER_ONLY: 403,
  ADMIN_ONLY: 403,
  DESIGNER_ONLY: 403,
  /** Members add files to drop folders of the brand's drive alone. */
  FOLDER_CLOSED: 403,
  FORBIDDEN_PLAN: 403,
  INVITATION_OF_ANOTHER: 403,
  NOT_FOUND: 404,
  /** Only for its text: the code of the answer is NOT_FOUND. */
  NO_STRATEGY_TEMPLATE: 404,
  /** The same, and the code of the field: a file that an operator has removed. */
  PICTURE_REMOVED: 404,
  UNSUPPORTED_PROVIDER: 404,
  CONFLICT: 409,
  ALREADY_EXIST_USER: 409,
  LEAVED_USER: 409,
  DORMANT_USER: 409,
  SNS_EMAIL_EXISTS: 409,
  SNS_ALREADY_LINKED: 409,
  LAST_WAY_IN: 409,
  /** The person has no account at the provider that a brand could have: no Facebook Page was agreed to. */
  NO_SNS_ACCOUNT: 409,
  ALREADY_INVITED: 409,
  ALREADY_MEMBER: 409,
  NO_MORE_MEMBERS: 409,
  OWNER_STAYS: 409,
  INVITATION_EXPIRED: 409,
  /** The mailed invitation was accepted, or the count of a link is used up. */
  INVITATION_USED: 409,
  /** Only for its text, of a link: the code of the answer is INVITATION_USED. */
  INVITE_LINK_USED: 409,
  /** A link that was closed by who made it, or by the removal of a member. */
  INVITATION_WITHDRAWN: 409,
  CANCEL_FIRST: 409,
  /** Only for its text: the code of the answer is CANCEL_FIRST. */
  CANCEL_BEFORE_DELETING: 409,
  LIMIT_EXCEEDED: 409,
  /** Only for its text: the code of the answer is LIMIT_EXCEEDED. */
  TOO_MANY_NAMED_VERSIONS: 409,
  /** Only for its text: the code of the answer is CONFLICT. */
  DAMAGED_DOCUMENT: 409,
  STORAGE_EXCEEDED: 409,
  IDEMPOTENCY_CONFLICT: 409,
  /** The files of the brand take more than the plan allows. */
  INVALID_SUBSCRIBE_CONDITION_STORAGE: 409,
  /** Only for their texts: the code of the answer is CONFLICT, and `reason` is one of these. */
  OPEN_ORDER: 409,
  AMOUNT_CHANGED: 409,
  CONTRACT_PERIOD: 409,
  PLAN_IMPOSSIBLE: 409,
  REFUND_LATER_FIRST: 409,
  BRAND_PAUSED: 409,
  ALREADY_SUBSCRIBED: 409,
  CARD_IN_USE: 409,
  /** Only for its text: the code of the answer is LIMIT_EXCEEDED. */
  TOO_MANY_CARDS: 409,
  CAMPAIGN_NOT_STARTED: 409,
  CAMPAIGN_CLOSED: 409,
  CAMPAIGN_FULL: 409,
  ALREADY_APPLIED: 409,
  /** `words` of its field say how many are `missing`. */
  NOT_ENOUGH_CREDIT: 409,
  /** Only for its text: the code of the answer is CONFLICT, and `reason` says what the next payment comes to now. */
  PRICE_CHANGED: 409,
  /** Only for its text: the code of the answer is NO_MORE_MEMBERS. */
  INVITING_ENDED: 409,
  /** Only for its text: the code of the answer is CONFLICT, and `reason` says what the work costs now. */
  TASK_PRICE_CHANGED: 409,
  /** Only for its text: the code of the answer is CONFLICT. */
  QUOTE_EXPIRED: 409,
  /** Only for its text: the code of the answer is LIMIT_EXCEEDED. */
  AI_DAY_USED: 409,
  /** The brand has not allowed that its texts are sent to the language model. */
  AI_SWITCHED_OFF: 409,
  /** The host of the language model refuses to write this. */
  AI_REFUSED: 409,
  /** Only for their texts: the codes of the answers are AI_REFUSED, LIMIT_EXCEEDED, CONFLICT and NOT_ENOUGH_CREDIT. */
  PICTURE_REFUSED: 409,
  PICTURES_WAITING: 409,
  PICTURES_DAY_USED: 409,
  PICTURE_PRICE_CHANGED: 409,
  PICTURE_CREDIT: 409,
  /** The version of tus that a device speaks. */
  UNSUPPORTED_VERSION: 412,
  TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  UNSAFE_DRAWING: 415,
  /** Larger, deeper or more repeated than what is drawn. */
  TOO_COMPLEX_DRAWING: 415,
  DAMAGED_PICTURE: 415,
  DAMAGED_FILE: 415,
  /** Takes more time or memory than reading it may. */
  TOO_COMPLEX_FILE: 415,
  /** Of a PDF that is to be printed: other than its order says, in `words` of the field. */
  PRINT_PAGES_DIFFER: 415,
  PRINT_SIZE_DIFFERS: 415,
  PRINT_BLEED_DIFFERS: 415,
  /** Unpacks to far more than it has, or outside of its folder. */
  UNSAFE_ARCHIVE: 415,
  TOO_MANY_PIXELS: 415,
  /** Another request changes the same upload. */
  LOCKED: 423,
  RATE_LIMITED: 429,
  /** Only for their texts, which say how long to wait: the code of the answer is RATE_LIMITED. */
  RATE_LIMITED_MINUTES: 429,
  RATE_LIMITED_HOURS: 429,
  /** The same after too many tries of a password: with the way on by a mailed code. */
  LOGIN_LIMITED: 429,
  LOGIN_LIMITED_MINUTES: 429,
  /** The same after too many questions to the operator, of one or of all: with the other ways to ask. */
  QUESTIONS_LIMITED: 429,
  /** The status that tus has for it. */
  CHECKSUM_MISMATCH: 460,
  INTERNAL: 500,
  PROVIDER_DOWN: 502,
  /** The language model: its answer ended early, was no use, came too slowly, stopped coming, or its connection was lost. */
  AI_CUT: 502,
  AI_BAD_ANSWER: 502,
  AI_TIMEOUT: 502,
  AI_STALLED: 502,
  AI_NETWORK: 502,
  SNS_DOWN: 502,
  SNS_EXCHANGE_FAILED: 502,
  /** Only for its text: the code of the answer is SNS_EXCHANGE_FAILED. */
  SNS_CONNECT_FAILED: 502,
  PROVIDER_OFF: 503,
  /** Only for its text: the code of the answer is PROVIDER_OFF. */
  AI_MONTH_USED: 503,
  AI_BUSY: 503,
  /** The caller left before the end. */
  AI_STOPPED: 503,
  SIGN_UP_CLOSED: 503,
  POLICY_NOT_READY: 503,
  NOT_READY: 503,
  SHUTTING_DOWN: 503,
  /** The bucket with the files does not answer. */
  STORAGE_DOWN: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The body of every error answer. `details` lists the fields that failed, each by its path in the request. */
export interface ErrorAnswer {
  readonly code: ErrorCode
  readonly message: string
  /** What a call about money conflicts with. */
  readonly reason?: ErrorReason
  readonly details?: readonly FieldFault[]
}

export interface ErrorReason {
  readonly name:
    | 'OPEN_ORDER'
    | 'AMOUNT_CHANGED'
    | 'CONTRACT_PERIOD'
    | 'PLAN'
    | 'CARD_IN_USE'
    | 'REFUND_LATER_FIRST'
    | 'BRAND_PAUSED'
    | 'ALREADY_SUBSCRIBED'
  /** Of OPEN_ORDER: the order whose result is not known yet. */
  readonly pid?: string
  /** Of AMOUNT_CHANGED: what it costs now. */
  readonly amount?: number
}

export interface FieldFault {
  readonly field: string
  readonly code: ErrorCode
  readonly message: string
  /** Values for the slots of the code's text, so that the device can show it in another language. */
  readonly words?: SlotWords
}

/** Names of the HTTP headers of the contract. */
export const headers = {
  brand: 'idBrandHeader',
  idempotencyKey: 'Idempotency-Key',
  /** Id of the account that a queued command is of: the server refuses it for another account. */
  account: 'x-saegim-account',
  /** The revision of a document's values that a change is based on: `ETag` of `sync.revision`, or of the last change. */
  ifMatch: 'If-Match',
  /** Sent by the write-back only: id of the account whose edit it brings to REST. */
  editor: 'x-saegim-editor',
} as const
