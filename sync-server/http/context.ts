import type { Kysely, Transaction } from 'kysely'
import type { BrandRole } from '#model/access/roles.ts'
import type { DocumentName } from '#model/documents/names.ts'
import type { Language } from '#model/language/languages.ts'
import type { DB } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Environment } from '../environment.ts'
import type { Captcha } from '../gateways/captcha/captcha.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import type { Photos } from '../gateways/photos/photos.ts'
import type { SignIn } from '../gateways/sign-in/sign-in.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import type { Logger } from '../logging.ts'
import type { Histories } from '../relay/epochs/histories.ts'
import type { Versions } from '../relay/versions/versions.ts'
import type { Caller } from './authentication.ts'
import type { BrandAccess } from './authorization.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { Changes, Revocations } from './events.ts'
import type { Account, Session } from './tokens.ts'

/** What every handler may use. */
export interface Services {
  readonly environment: Environment
  readonly mail: Mail
  readonly storage: Storage
  readonly photos: Photos
  readonly signIn: SignIn
  readonly captcha: Captcha
  readonly versions: Versions
  readonly histories: Histories
  readonly log: Logger
  readonly changes: Changes
  readonly revocations: Revocations
}

interface Facts {
  readonly db: Kysely<DB>
  readonly services: Services
  readonly caller: Caller
  readonly brand: BrandAccess | null
  readonly language: Language
  readonly userAgent: string
  readonly cookies: CookieJar
  /** Brand of the header or the cookie, for the calls that need none. */
  readonly currentBrandId: number | null
  /** Counts the call against the limit of those whom a captcha doubts. */
  readonly countSuspect: () => Promise<void>
}

/** One call under way. */
export class CallContext {
  readonly db: Kysely<DB>
  readonly services: Services
  readonly caller: Caller
  readonly language: Language
  readonly userAgent: string
  readonly cookies: CookieJar
  readonly currentBrandId: number | null
  readonly countSuspect: () => Promise<void>
  readonly #brand: BrandAccess | null
  #effects: (() => void)[] = []

  constructor(facts: Facts) {
    const { db, services, caller, brand, language, userAgent, cookies, currentBrandId, countSuspect } = facts
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

  /** The brand that the caller was let into. Only for calls whose access is a role. */
  get idBrand(): number {
    if (!this.#brand) throw new Error('This call is about no brand.')
    return this.#brand.id
  }

  /** What the caller is in that brand; the write-back passes as an owner. */
  get role(): BrandRole {
    if (!this.#brand) throw new Error('This call is about no brand.')
    return this.#brand.role
  }

  /** Who is signed in. Only for calls whose access is `token`. */
  get account(): Account {
    return this.session.account
  }

  get session(): Session {
    if (this.caller.kind !== 'account') throw new Error('Nobody is signed in.')
    return this.caller.session
  }

  /** Everything or nothing; inside the transaction of an idempotent call, that one. `work` may run twice. */
  transact<T>(work: (db: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.db.isTransaction ? work(this.db as Transaction<DB>) : inTransaction(this.db, work)
  }

  /** Happens once the call has succeeded and is committed. */
  afterwards(effect: () => void): void {
    this.#effects.push(effect)
  }

  /** Tells the write-back that REST changed by anybody but itself. */
  guideChanged(idBrand = this.idBrand): void {
    this.documentChanged('guide', idBrand)
  }

  documentChanged(document: DocumentName, idBrand = this.idBrand): void {
    if (this.caller.kind !== 'service') this.notifyWriteback(document, idBrand)
  }

  /** Tells the write-back what it cannot know, though it called itself: REST decided something of its own. */
  notifyWriteback(document: DocumentName, idBrand = this.idBrand): void {
    this.afterwards(() => this.services.changes.emit({ idBrand, document }))
  }

  runEffects(): void {
    for (const effect of this.#effects.splice(0)) effect()
  }

  /** The same call on another handle: what is left to do afterwards starts empty. */
  on(db: Kysely<DB>): CallContext {
    return new CallContext({ ...this, db, brand: this.#brand })
  }
}
