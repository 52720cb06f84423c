import type { Kysely, Transaction } from 'kysely'
import type { BrandRole } from '#model/access/roles.ts'
import type { DocumentKind, DocumentName } from '#model/document-kinds/names.ts'
import type { Language } from '#model/language/languages.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { Environment } from '../environment/environment.ts'
import type { Ai } from '../gateways/ai/ai.ts'
import type { Captcha } from '../gateways/captcha/captcha.ts'
import type { Chat } from '../gateways/chat/chat.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import type { OutsidePictures } from '../gateways/outside-pictures.ts'
import type { Payments } from '../gateways/payments/payments.ts'
import type { Photos } from '../gateways/photos/photos.ts'
import type { KakaoShare } from '../gateways/share/kakao-share.ts'
import type { SignIn } from '../gateways/sign-in/sign-in.ts'
import type { Sns } from '../gateways/sns/sns.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { Logger } from '../logging.ts'
import type { CampaignFile } from '../posts/campaign-file.ts'
import type { Posts } from '../posts/posts.ts'
import type { Epochs } from '../relay/epochs/rebuild.ts'
import type { RoomEdits } from '../relay/rooms/room-edits.ts'
import type { Versions } from '../relay/versions/versions.ts'
import type { Templates } from '../templates/templates.ts'
import type { Caller } from './authentication.ts'
import type { BrandAccess } from './authorization.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { Changes, Revocations, RoomRevocations } from './events.ts'
import type { Account, Session } from './tokens.ts'

/** Services that every handler may use. */
export interface Services {
  readonly environment: Environment
  readonly keys: KeyRing
  readonly mail: Mail
  readonly storage: Storage
  readonly photos: Photos
  readonly ai: Ai
  readonly outsidePictures: OutsidePictures
  readonly signIn: SignIn
  readonly sns: Sns
  readonly captcha: Captcha
  readonly chat: Chat
  readonly payments: Payments
  /** Queues the job that looks up a charge whose answer is lost. */
  readonly queueLookUp?: (orderRef: string, at: Date) => Promise<void>
  readonly kakaoShare: KakaoShare
  readonly posts: Posts
  readonly templates: Templates
  readonly campaign: CampaignFile
  readonly versions: Versions
  readonly epochs: Epochs
  readonly rooms: RoomEdits
  readonly log: Logger
  readonly changes: Changes
  readonly revocations: Revocations
  readonly roomRevocations: RoomRevocations
  /** Makes the small pictures of files that wait for them. */
  readonly thumbnails: { wake(): void }
  /** Makes the pictures of requests that wait for a model. `stop` ends the work on one that has ended. */
  readonly pictureMaker: { wake(): void; stop(idPicture: number): void }
  /** Counts that a reader has opened a link to a guide, or to a file, or has downloaded by that. */
  readonly openings: { count(idLink: number, what?: 'guide' | 'file' | 'download'): void }
}

type ForgetAttempts = (
  email: string,
  of: { readonly isKnown: boolean; readonly hasNewPassword: boolean },
) => Promise<void>

interface Facts {
  readonly db: Kysely<DB>
  readonly services: Services
  readonly caller: Caller
  readonly brand: BrandAccess | null
  readonly language: Language
  readonly userAgent: string
  readonly cookies: CookieJar
  /** Brand id of the header or the cookie, for calls that do not require one. */
  readonly currentBrandId: number | null
  /** Counts the request against the limit of suspects. Rejects with RATE_LIMITED. */
  readonly countSuspect: () => Promise<void>
  /** Counts a question to the operator. Rejects with RATE_LIMITED. */
  readonly countQuestion: () => Promise<void>
  /** Counts a mail that the caller has sent to the e-mail of another person, of all callers together. Rejects with RATE_LIMITED. */
  readonly countMailTo: (email: string) => Promise<void>
  /** Counts a version that is made of one of the brand's documents, by the kind of those of which it has many. Rejects with RATE_LIMITED. */
  readonly countVersion: (idBrand: number, kind: DocumentKind) => Promise<void>
  /** Counts work on a whole design of the brand of the call. Rejects with RATE_LIMITED. */
  readonly countDesign: () => Promise<void>
  /** Counts a card that is tried for the brand of the call, or by a payment link. Rejects with RATE_LIMITED. */
  readonly countCard: (idPaymentLink?: string) => Promise<void>
  /** Name that the caller gave the order, for calls with `orders`; null: none. */
  readonly orderKey: string | null
  /** Forgets wrong passwords that were tried for an e-mail, see `Limits`. Never rejects. */
  readonly forgetAttempts: ForgetAttempts
  /** Network address of the caller, of IPv6 the /64 network. */
  readonly address: string
  /** The header `If-Match`, or null. */
  readonly ifMatch: string | null
  /** Sets the header `ETag` of the answer. */
  readonly tagAnswer: (tag: string) => void
  /** Sets another header of the answer. */
  readonly answerHeader: (name: string, value: string | number) => void
  /** Whether the caller has the answer that was tagged: a handler may answer `Unchanged` then. */
  readonly isHeld: () => boolean
  /** Whether the caller takes events instead of an answer in one piece. */
  readonly wantsEvents: boolean
  /** Aborts when the caller hangs up. */
  readonly leaving: () => AbortSignal
}

/** State of one call: the caller, the database and the effects after the commit. */
export class CallContext {
  readonly db: Kysely<DB>
  readonly services: Services
  readonly caller: Caller
  readonly language: Language
  readonly userAgent: string
  readonly cookies: CookieJar
  readonly currentBrandId: number | null
  readonly countSuspect: () => Promise<void>
  readonly countQuestion: () => Promise<void>
  readonly countMailTo: (email: string) => Promise<void>
  readonly countVersion: (idBrand: number, kind: DocumentKind) => Promise<void>
  readonly countDesign: () => Promise<void>
  readonly countCard: (idPaymentLink?: string) => Promise<void>
  readonly orderKey: string | null
  readonly forgetAttempts: ForgetAttempts
  readonly address: string
  readonly ifMatch: string | null
  readonly tagAnswer: (tag: string) => void
  readonly answerHeader: (name: string, value: string | number) => void
  readonly isHeld: () => boolean
  readonly wantsEvents: boolean
  readonly leaving: () => AbortSignal
  readonly #brand: BrandAccess | null
  #effects: (() => void)[] = []

  constructor(facts: Facts) {
    const { db, services, caller, brand, language, userAgent, cookies, currentBrandId, countSuspect } = facts
    this.address = facts.address
    this.countQuestion = facts.countQuestion
    this.countMailTo = facts.countMailTo
    this.countVersion = facts.countVersion
    this.countDesign = facts.countDesign
    this.countCard = facts.countCard
    this.orderKey = facts.orderKey
    this.forgetAttempts = facts.forgetAttempts
    this.ifMatch = facts.ifMatch
    this.tagAnswer = facts.tagAnswer
    this.answerHeader = facts.answerHeader
    this.isHeld = facts.isHeld
    this.wantsEvents = facts.wantsEvents
    this.leaving = facts.leaving
    this.db = db
    this.services = services
    this.caller = caller
    this.language = language
    this.userAgent = userAgent
    this.cookies = cookies
    this.currentBrandId = currentBrandId
    this.countSuspect = countSuspect
    this.#brand = brand
  }

  /** The brand of the call. Throws for calls whose access is not a role. */
  get idBrand(): number {
    if (!this.#brand) throw new Error('This call is about no brand.')
    return this.#brand.id
  }

  /** The same; null for calls whose access is not a role. */
  get brandIfAny(): number | null {
    return this.#brand?.id ?? null
  }

  /** The caller's role in that brand; owner for the write-back. */
  get role(): BrandRole {
    if (!this.#brand) throw new Error('This call is about no brand.')
    return this.#brand.role
  }

  /** The signed-in account. Throws for visitors and the write-back. */
  get account(): Account {
    return this.session.account
  }

  get session(): Session {
    if (this.caller.kind !== 'account') throw new Error('No account is signed in.')
    return this.caller.session
  }

  /**
   * Runs `work` in a transaction, or in the one that the idempotent call has already. `work` may run more than once.
   */
  transact<T>(work: (db: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.db.isTransaction ? work(this.db as Transaction<DB>) : inTransaction(this.db, work)
  }

  /** Runs `effect` after the call has succeeded and its transaction is committed; never where it failed. */
  afterwards(effect: () => void): void {
    this.#effects.push(effect)
  }

  /** Tells the write-back of a pass that was requested in the transaction. */
  notifyWriteback(document: DocumentName, idBrand = this.idBrand): void {
    this.afterwards(() => this.services.changes.emit({ idBrand, document }))
  }

  runEffects(): void {
    for (const effect of this.#effects.splice(0)) effect()
  }

  /** The same call on another database handle, with its own list of effects. */
  on(db: Kysely<DB>): CallContext {
    return new CallContext({ ...this, db, brand: this.#brand })
  }
}
