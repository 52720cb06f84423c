import type { InputOf } from '#contract/call.ts'
import type { addPayMethod } from '#contract/payment.ts'
import { isCardIdentity, isCardNumber, isExpired } from '#model/money/cards.ts'
import { isBusinessNumber } from '#model/options/business-number.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { digitsOf } from './card-input.ts'

/** The inputs, in the order in which they stand in the form. They have the names of the call's body. */
export const cardFields = ['number', 'expireDate', 'cvc', 'birth', 'pw2Digit', 'agreed'] as const
export type CardField = (typeof cardFields)[number]

export type CardFault = 'missing' | 'wrong' | 'past' | 'wrongCheck'

export type CardFaults = Partial<Record<CardField, CardFault>>

export type CardBody = InputOf<typeof addPayMethod>['body']

export interface CardInputs {
  /** As they stand in the inputs. */
  readonly texts: Readonly<Record<Exclude<CardField, 'agreed'>, string>>
  readonly isCompany: boolean
  readonly isAgreed: boolean
}

/** The body of the call, or what is wrong with the inputs. `now` in epoch ms. */
export function readCardForm(
  { texts, isCompany, isAgreed }: CardInputs,
  now: number,
): { readonly ok: true; readonly body: CardBody } | { readonly ok: false; readonly faults: CardFaults } {
  const [number, expiry, cvc, birth, pw2Digit] = [
    texts.number,
    texts.expireDate,
    texts.cvc,
    texts.birth,
    texts.pw2Digit,
  ].map(digitsOf) as [string, string, string, string, string]
  const expireDate = `20${expiry.slice(2)}-${expiry.slice(0, 2)}`
  const checked: Readonly<Record<CardField, CardFault | null>> = {
    number: number === '' ? 'missing' : isCardNumber(number) ? null : 'wrong',
    expireDate: expiryFault(expiry, expireDate, now),
    cvc: lengthFault(cvc, 3),
    birth: identityFault(birth, isCompany),
    pw2Digit: lengthFault(pw2Digit, 2),
    agreed: isAgreed ? null : 'missing',
  }
  const faults = Object.fromEntries(
    Object.entries(checked).filter(([, fault]) => fault !== null),
  ) as CardFaults
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  return { ok: true, body: { number, expireDate, cvc, birth, pw2Digit, biz: isCompany, defaultSet: true } }
}

function expiryFault(digits: string, expireDate: string, now: number): CardFault | null {
  if (digits === '') return 'missing'
  if (!/^(?:0[1-9]|1[0-2])\d\d$/.test(digits)) return 'wrong'
  return isExpired(expireDate, seoulDayOf(now)) ? 'past' : null
}

function identityFault(digits: string, isCompany: boolean): CardFault | null {
  if (digits === '') return 'missing'
  if (isCardIdentity(digits, isCompany)) return null
  return isCompany && digits.length === 10 && !isBusinessNumber(digits) ? 'wrongCheck' : 'wrong'
}

function lengthFault(digits: string, length: number): CardFault | null {
  if (digits === '') return 'missing'
  return digits.length === length ? null : 'wrong'
}
