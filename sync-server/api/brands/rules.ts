import { email as emailShape } from '#contract/shapes/basic.ts'
import { isBusinessNumber } from '#model/options/business-number.ts'
import { refuseField } from '#server/http/refusal.ts'

type Answer = string | null | undefined

export function checkName(name: string | undefined): void {
  if (name?.trim() === '') throw refuseField('name', 'NAME_REQUIRED')
}

/** Throws INVALID_EMAIL. Here and below, an empty answer deletes the stored one and is always valid. */
export function checkBrandEmail(email: Answer): void {
  if (isGiven(email) && !emailShape.safeParse(email).success) throw refuseField('email', 'INVALID_EMAIL')
}

export function checkBusinessNumber(number: Answer): void {
  if (isGiven(number) && !isBusinessNumber(number.trim())) {
    throw refuseField('businessNumber', 'INVALID_BUSINESS_NUMBER')
  }
}

export function checkWebsite(website: Answer): void {
  if (!isGiven(website)) return
  const isAddress =
    URL.canParse(website.trim()) && ['http:', 'https:'].includes(new URL(website.trim()).protocol)
  if (!isAddress) throw refuseField('website', 'INVALID_URL')
}

function isGiven(answer: Answer): answer is string {
  return answer !== null && answer !== undefined && answer.trim() !== ''
}
